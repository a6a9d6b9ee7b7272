import * as v from 'valibot';
import { inLanguageOrder, tagOf, type TextLanguage } from '#domain/languages/fallback-languages.ts';
import { languageOfOriginal, type LanguageTag } from '#domain/languages/language-tag.ts';
import { isBlank, isReadable } from '#domain/languages/written-names.ts';
import { ENGLISH } from '../in-english.ts';
import { each, text } from './answer-fields.ts';

const RawTranslation = v.object({
  iso_639_1: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  iso_3166_1: text,
  data: v.object({ title: text, name: text, overview: text, tagline: text, biography: text }),
});

const RawTexts = v.object({
  title: text,
  name: text,
  original_title: text,
  original_name: text,
  original_language: text,
  overview: text,
  tagline: text,
  biography: text,
  translations: v.fallback(v.object({ translations: each(RawTranslation) }), { translations: [] }),
});
type RawTexts = v.InferOutput<typeof RawTexts>;

type TextField = 'overview' | 'tagline' | 'biography';

/** A text, and the language that it is in. */
interface Written {
  readonly written: string;
  readonly language?: string | undefined;
}

interface Translation extends TextLanguage {
  readonly texts: Readonly<Record<TextField | 'name', string>>;
}

const translationsOf = ({ translations: { translations } }: RawTexts): readonly Translation[] =>
  translations.map(({ iso_639_1, iso_3166_1, data: { title, name, ...texts } }) => ({
    language: iso_639_1,
    region: iso_3166_1,
    texts: { ...texts, name: isBlank(title) ? name : title },
  }));

/** What the texts of an answer are in the language that it was asked in, or another where that has none. */
export interface TranslatedTexts {
  readonly name: Written;
  readonly of: (field: TextField) => Written;
}

/** An answer's texts with their languages: the fields of a title, or of what has no original name. */
class Texts implements TranslatedTexts {
  private readonly translations: readonly Translation[];

  constructor(
    private readonly raw: RawTexts,
    private readonly asked: LanguageTag,
  ) {
    this.translations = translationsOf(raw);
  }

  get name(): Written {
    const { raw, asked } = this;
    const original = raw.original_title || raw.original_name;
    const shown = isBlank(raw.title) ? raw.name : raw.title;
    const asOriginal: Written = { written: original, language: languageOfOriginal(raw.original_language) };
    const translated = this.translated('name', asked);
    if (translated) return translated;
    if (!isBlank(shown) && shown !== original) return { written: shown, language: asked };
    // The provider gives the original name where a translation has none (tmdb.md, Languages: names).
    if (isReadable(original, asked) || raw.original_language === 'en') return asOriginal;
    return this.translated('name', ENGLISH) ?? asOriginal;
  }

  /** One field never costs another. */
  of = (field: TextField): Written => {
    const { raw, asked } = this;
    const given = isBlank(raw[field]) ? undefined : { written: raw[field], language: asked };
    const found = this.translated(field, asked) ?? given ?? this.translated(field, ENGLISH);
    return found ?? this.translated(field, raw.original_language) ?? { written: '' };
  };

  private translated(field: TextField | 'name', wanted: LanguageTag): Written | undefined {
    const found = inLanguageOrder(this.translations, wanted).find(({ texts }) => !isBlank(texts[field]));
    return found && { written: found.texts[field], language: tagOf(found) };
  }
}

/**
 * The texts of an answer that has `translations`; of one without them, or with such as cannot be read, what it has itself.
 * @param asked the language that it was asked in
 */
export const translatedTexts = (answer: unknown, asked: LanguageTag): TranslatedTexts =>
  new Texts(v.parse(RawTexts, answer), asked);
