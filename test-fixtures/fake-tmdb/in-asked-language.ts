import { HttpResponse } from 'msw';
import type { DemoData, DemoTitle } from '#adapters/demo/demo-data.ts';
import { findPerson, findTitle } from '#adapters/demo/demo-index.ts';
import { demoOrigin } from '#adapters/demo/extras/demo-origins.ts';
import { demoEpisodeTexts } from '#adapters/demo/texts/demo-translations.ts';
import { isFields, type Fields } from '#domain/fields.ts';
import { baseLanguage } from '#domain/languages/language-tag.ts';
import type { Translation } from '#domain/languages/translated-texts.ts';
import { livesOf, translationsOf } from '#fixtures/fake-tmdb/raw/raw-translations.ts';

interface Asked {
  readonly data: DemoData;
  readonly language: string;
}

/** TMDB has no regard for other countries of a language; one without a country is that of the first (tmdb.md, Languages: countries). */
const textsIn = (translations: readonly Translation[], asked: string): Translation['texts'] => {
  const own = translations.filter(({ language }) => language === baseLanguage(asked));
  return (asked.length > 2 ? own.find(({ region }) => asked.endsWith(region)) : own[0])?.texts ?? {};
};

/** What it is called where it was made. */
const originalOf = (demo: DemoTitle): { readonly name: string; readonly language: string } => {
  const { name = demo.name, language = 'en' } = demoOrigin(demo) ?? {};
  return { name, language };
};

/** The original name stands where there is no other, and a text is empty (tmdb.md, Languages: names). */
const titleIn = (title: Fields, { data, language }: Asked): object => {
  const isMovie = 'original_title' in title;
  const demo = findTitle(data, { media_type: isMovie ? 'movie' : 'tv', id: Number(title['id']) });
  if (!demo) return title;
  const original = originalOf(demo);
  const { name = original.name, overview = '', tagline = '' } = textsIn(translationsOf(demo), language);
  return {
    ...title,
    [isMovie ? 'title' : 'name']: name,
    [isMovie ? 'original_title' : 'original_name']: original.name,
    original_language: original.language,
    overview,
    ...('tagline' in title && { tagline }),
  };
};

const personIn = (person: Fields, { data, language }: Asked): object => {
  const demo = findPerson(data, Number(person['id']));
  return demo ? { ...person, biography: textsIn(livesOf(demo), language).biography ?? '' } : person;
};

const episodeIn = (episode: Fields, { language }: Asked): object => {
  const number = Number(episode['episode_number']);
  const texts = demoEpisodeTexts(baseLanguage(language), number) ?? { name: `Episode ${number}`, overview: '' };
  return { ...episode, name: texts.name, overview: texts.overview };
};

const isTitle = (value: Fields): boolean =>
  'original_title' in value || ('original_name' in value && 'first_air_date' in value);

/** What the texts of each kind of thing are. */
const textsOf = (value: Fields, asked: Asked): object => {
  if (isTitle(value)) return titleIn(value, asked);
  if ('biography' in value) return personIn(value, asked);
  return 'still_path' in value ? episodeIn(value, asked) : value;
};

const inLanguage = (value: unknown, asked: Asked): unknown => {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, asked));
  if (!isFields(value)) return value;
  const { translations, ...others } = value;
  const inner = Object.fromEntries(Object.entries(others).map(([name, field]) => [name, inLanguage(field, asked)]));
  return { ...textsOf(inner, asked), ...(translations !== undefined && { translations }) };
};

/** Videos have a language each: those in others are left out, unless they are asked for along. */
const spokenIn = (body: unknown, languages: readonly string[]): unknown => {
  if (!isFields(body) || !Array.isArray(body['results'])) return body;
  return { ...body, results: body['results'].filter((each: Fields) => languages.includes(String(each['iso_639_1']))) };
};

/** An answer in the language that was asked for, as TMDB gives it. English is the language of the catalogue. */
export const inAskedLanguage = async (answer: Response, request: Request, data: DemoData): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const language = searchParams.get('language') ?? 'en-US';
  if (baseLanguage(language) === 'en' || !answer.ok) return answer;
  const body: unknown = await answer.json();
  const spoken = searchParams.get('include_video_language')?.split(',') ?? [baseLanguage(language)];
  const own = pathname.endsWith('/videos') ? spokenIn(body, spoken) : inLanguage(body, { data, language });
  return HttpResponse.json(own as object);
};
