import { isFields, type Fields } from '#domain/fields.ts';
import { baseLanguage, type LanguageTag } from '#domain/languages/language-tag.ts';
import { nameIn, textIn, type GivenTexts, type Translation } from '#domain/languages/translated-texts.ts';
import { isBlank } from '#domain/text/is-blank.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName, type Title } from '#domain/title.ts';
import { answerLater } from '../answer-later.ts';
import type { DemoData } from '../demo-data.ts';
import { findTitle } from '../demo-index.ts';
import { demoOrigin } from '../extras/demo-origins.ts';
import { demoEpisodeTexts, demoLives, demoTranslations, keysNamed } from './demo-translations.ts';

interface AskedIn {
  readonly ask: (asked: readonly unknown[]) => unknown;
  readonly asked: readonly unknown[];
  readonly data: DemoData;
  readonly language: LanguageTag;
}

const ENGLISH = 'en';

/** With the fields that are known; the others are absent. */
const withKnown = <Value extends Fields>(value: Value, fields: Fields): Value => {
  const known = Object.entries(fields).filter(([, field]) => field !== undefined && field !== '');
  const rest = Object.entries(value).filter(([name]) => !Object.hasOwn(fields, name));
  return Object.fromEntries([...rest, ...known]) as Value;
};

const isTitle = (value: Fields): boolean => Array.isArray(value['genre_ids']) && 'poster_path' in value;

/** Of the very country; of a language without one, of any. */
const ownTexts = (translations: readonly Translation[], language: LanguageTag): Translation['texts'] => {
  const own = translations.filter((each) => each.language === baseLanguage(language));
  return (
    (language === baseLanguage(language) ? own[0] : own.find(({ region }) => language.endsWith(region)))?.texts ?? {}
  );
};

const originalOf = (title: Title, data: DemoData): GivenTexts['original'] => {
  const demo = findTitle(data, title);
  const { name = titleName(title), language = ENGLISH } = (demo && demoOrigin(demo)) ?? {};
  return { name, language };
};

/** What TMDB would answer of a title in a language: of a list, its own texts alone. */
const givenOf = (title: Title & Partial<TitleDetails>, data: DemoData, language: LanguageTag): GivenTexts => {
  const { id, media_type, overview, tagline } = title;
  const translations = demoTranslations({ id, media_type, overview, tagline, name: titleName(title) });
  const original = originalOf(title, data);
  const { name = '', ...texts } = ownTexts(translations, language);
  return { texts: { ...texts, name: isBlank(name) ? original.name : name }, original, translations };
};

const listed = (title: Title, given: GivenTexts, language: LanguageTag): Fields => {
  const { name = '', overview = '' } = given.texts;
  return {
    [title.media_type === 'movie' ? 'title' : 'name']: name,
    name_language: name === given.original.name ? given.original.language : language,
    overview_language: isBlank(overview) ? undefined : language,
  };
};

const detailed = (title: Title, given: GivenTexts, language: LanguageTag): Fields => {
  const name = nameIn(given, language);
  const [overview, tagline] = [textIn(given, 'overview', language), textIn(given, 'tagline', language)];
  return {
    [title.media_type === 'movie' ? 'title' : 'name']: name.written,
    name_language: name.language,
    original_name: given.original.name === name.written ? undefined : given.original.name,
    english_name: titleName(title) === name.written ? undefined : titleName(title),
    texts_language: language,
    overview_language: overview.language,
    tagline: tagline.written,
    tagline_language: tagline.language,
  };
};

const titleIn = (title: Title & Partial<TitleDetails>, { data, language }: AskedIn): object => {
  const given = givenOf(title, data, language);
  const isDetails = title.created_by !== undefined;
  const fields = (isDetails ? detailed : listed)(title, given, language);
  const overview = isDetails ? textIn(given, 'overview', language).written : (given.texts.overview ?? '');
  return { ...withKnown({ ...title }, fields), overview };
};

const personIn = (person: Fields, { language }: AskedIn): object => {
  const { id, name, biography } = person;
  const translations = demoLives(Number(id), String(name), String(biography));
  const life = textIn({ texts: {}, original: { name: '', language: '' }, translations }, 'biography', language);
  return { ...withKnown(person, { biography_language: life.language }), biography: life.written };
};

/** Where the language has no text of an episode, its English one stands. */
const episodeIn = (episode: Fields, { language }: AskedIn): object => {
  const own = demoEpisodeTexts(baseLanguage(language), Number(episode['episode_number']));
  const [name, overview] = [own?.isNamed ? own.name : '', own?.overview ?? ''];
  const languageOf = (text: string, english: unknown) => (text ? language : english ? ENGLISH : undefined);
  const languages = {
    name_language: languageOf(name, episode['name']),
    overview_language: languageOf(overview, episode['overview']),
  };
  return { ...withKnown(episode, languages), ...(name && { name }), ...(overview && { overview }) };
};

const inEnglishAlone = (value: Fields): Fields => ({
  ...value,
  name_language: ENGLISH,
  ...(value['overview'] ? { overview_language: ENGLISH } : {}),
});

const translate = (value: unknown, asked: AskedIn): unknown => {
  if (Array.isArray(value)) return value.map((item) => translate(item, asked));
  if (!isFields(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, translate(field, asked)]));
  if (isTitle(inner)) return titleIn(inner as unknown as Title, asked);
  if ('biography' in inner) return personIn(inner, asked);
  if ('still_path' in inner) return episodeIn(inner, asked);
  // Seasons and series have their English names and texts.
  if ('episode_count' in inner || 'parts' in inner || 'episodes' in inner) return inEnglishAlone(inner);
  return inner;
};

interface ByName {
  readonly text?: string;
  readonly name?: string;
}

/** What is asked where the text is a name in another language: the English one. */
const inEnglish = (query: unknown, data: DemoData): unknown => {
  const { text, name = text } = (isFields(query) ? query : {}) as ByName;
  const [key] = typeof name === 'string' ? keysNamed(name) : [];
  const [type, id] = key?.split(':') ?? [];
  const title = (type === 'movie' || type === 'tv') && findTitle(data, { media_type: type, id: Number(id) });
  if (!title) return undefined;
  return { ...(query as ByName), ...(text === undefined ? { name: title.name } : { text: title.name }) };
};

const isEmpty = (answer: unknown): boolean => {
  const { results, titles } = isFields(answer) ? answer : {};
  return [results, titles].some((list) => Array.isArray(list) && list.length === 0);
};

/** An answer of the demo in a language. What nothing is called in English is looked for by its name in any language. */
export const answerIn = async (given: AskedIn): Promise<unknown> => {
  const { ask, asked, data } = given;
  const answer: unknown = await ask(asked);
  const other = isEmpty(answer) ? inEnglish(asked[0], data) : undefined;
  const found: unknown = other === undefined ? answer : await ask([other, ...asked.slice(1)]);
  const signal = asked.at(-1);
  const translated = () => translate(found, given);
  return signal instanceof AbortSignal ? answerLater(signal, translated) : translated();
};
