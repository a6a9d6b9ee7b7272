import { baseLanguage, isLanguageTag, type LanguageTag } from './language-tag.ts';

/** A language to choose from. */
export interface TitleLanguageOption {
  readonly tag: LanguageTag;
  /** In itself: 'Deutsch (Österreich)'. */
  readonly name: string;
}

/** What a language is called in itself, with its country where the tag has one; the tag where nobody knows. */
export const ownLanguageName = (tag: LanguageTag): string => {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'language', languageDisplay: 'standard', fallback: 'code' });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

/** One of the browser's languages as titles' languages are written; undefined where the provider can have none such. */
const asTitleLanguage = (browsers: string): LanguageTag | undefined => {
  try {
    const { language, region } = new Intl.Locale(browsers);
    const tag = region ? `${language}-${region}` : language;
    return isLanguageTag(tag) ? tag : isLanguageTag(language) ? language : undefined;
  } catch {
    return undefined;
  }
};

/** The language that is offered to somebody who has chosen none: the browser's first one, unless it is English. */
export const languageToOffer = ([first = '']: readonly string[]): TitleLanguageOption | undefined => {
  const tag = asTitleLanguage(first);
  return tag === undefined || baseLanguage(tag) === 'en'
    ? undefined
    : { tag, name: ownLanguageName(baseLanguage(tag)) };
};

/** Each once: those of the browser first, in its order, then all others by their own names. */
export const inOfferedOrder = (
  options: readonly TitleLanguageOption[],
  browsers: readonly string[],
): readonly TitleLanguageOption[] => {
  const byTag = new Map(options.map((option) => [option.tag, option]));
  const own = browsers.flatMap((each) => {
    const tag = asTitleLanguage(each);
    return tag === undefined ? [] : [byTag.get(tag) ?? byTag.get(baseLanguage(tag)) ?? []].flat();
  });
  const collator = new Intl.Collator();
  return [...new Set([...own, ...[...byTag.values()].toSorted((a, b) => collator.compare(a.name, b.name))])];
};
