import { baseLanguage, type LanguageTag } from './language-tag.ts';

/** Of scripts that several others make up. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

const lettersOf = (language: LanguageTag): RegExp | undefined => {
  const { script } = new Intl.Locale(baseLanguage(language)).maximize();
  const scripts = script === undefined ? [] : (SCRIPTS[script] ?? [script]);
  return scripts.length > 0 ? new RegExp(scripts.map((each) => `\\p{Script=${each}}`).join('|'), 'u') : undefined;
};

/** Whether somebody who reads a language reads the letters of a name: it has one of that language's letters, or none at all. */
export const isReadable = (name: string, language: LanguageTag): boolean =>
  !/\p{L}/u.test(name) || (lettersOf(language)?.test(name) ?? true);

/** What TMDB calls an episode without a name, besides its number, by language (tmdb.md, Languages: placeholders). */
const EPISODE =
  'episode|épisode|folge|episodio|episódio|aflevering|avsnitt|afsnit|jakso|odcinek|epizoda|epizód|episodul|bölüm|tập|' +
  'επεισόδιο|эпизод|серия|серія|епізод|епизод|פרק|الحلقة|قسمت|ตอนที่|エピソード|에피소드|एपिसोड';
const PLACEHOLDER = new RegExp(
  `^(?:(?:${EPISODE})\\s*#?(\\d+)|第\\s*(\\d+)\\s*[話话集]|(\\d+)\\s*(?:화|회)|(\\d+)\\.\\s*(?:bölüm|epizód|rész))$`,
  'iu',
);

const latinDigits = (text: string): string => text.replaceAll(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);

/** Whether the name of an episode says its number alone: 'Folge 5'. */
export const isPlaceholder = (name: string, number: number): boolean => {
  const plain = latinDigits(
    name
      .normalize()
      .replaceAll(/\p{Cf}/gu, '')
      .trim(),
  );
  const said = PLACEHOLDER.exec(plain)?.slice(1).find(Boolean);
  return said !== undefined && Number(said) === number;
};
