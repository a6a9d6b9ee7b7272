import * as v from 'valibot';
import { CatalogError, notThere } from '#domain/catalog-failure.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { englishName, nameIn, textIn } from '#domain/languages/translated-texts.ts';
import { isPlaceholder } from '#domain/languages/written-names.ts';
import { seasonName } from '#domain/shows/season-name.ts';
import type { Genre, SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { titleName, type MediaType, type Title } from '#domain/title.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { count, date, each, id, imagePath, name, text } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { givenTexts } from './given-texts.ts';
import { isAdult } from './is-adult.ts';
import { mapToTitle } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';
import { imdbId, namedIds, webAddress } from './title-fields.ts';

/** The name and texts of a title's own answer, each in the nearest language that has it. @param asked the language that was asked for */
const titleTexts = (answer: unknown, { media_type }: Title, asked: LanguageTag) => {
  const given = givenTexts(answer);
  const named = nameIn(given, asked);
  const [overview, tagline] = [textIn(given, 'overview', asked), textIn(given, 'tagline', asked)];
  const shown: Partial<Title> = {
    ...definedFields(media_type === 'movie' ? { title: named.written } : { name: named.written }),
    ...definedFields({ name_language: named.language }),
    overview: overview.written,
    ...definedFields({ overview_language: overview.language }),
  };
  const english = englishName(given);
  const other = { english_name: english === named.written ? undefined : english, texts_language: asked };
  return { shown, other, tagline: { tagline: tagline.written, tagline_language: tagline.language } };
};

type Parts = Partial<TitleDetails>;

const seasonsIn = ({ seasons }: Parts, asked: LanguageTag): Parts =>
  definedFields({
    seasons: seasons?.map((season) => ({
      ...season,
      // One without a name is called by its number, in English.
      name_language: season.name === seasonName({ ...season, name: '' }) ? 'en' : asked,
    })),
  });

const nextIn = ({ next_episode: next }: Parts, asked: LanguageTag): Parts => {
  if (!next) return {};
  const isNamed = next.name !== '' && !isPlaceholder(next.name, next.episode_number);
  return { next_episode: { ...next, name: '', ...(isNamed && { name: next.name, name_language: asked }) } };
};

/**
 * What belongs to a title, of which its own answer has no translations. A placeholder is no name
 * (product.md, Titles in one’s language: placeholders).
 * @param asked the language that was asked for
 */
const partTexts = (parts: Parts, asked: LanguageTag): Parts => ({
  ...seasonsIn(parts, asked),
  ...nextIn(parts, asked),
  ...definedFields({ franchise: parts.franchise && { ...parts.franchise, name_language: asked } }),
});

const maybe = <Value>(schema: v.GenericSchema<unknown, Value>) => v.fallback(v.optional(schema), undefined);

const matching = (form: RegExp) => v.pipe(v.string(), v.regex(form));
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** `xx` is TMDB's word for a movie without language. */
const spoken = maybe(
  v.pipe(
    matching(/^[a-z]{2}$/),
    v.check((code) => code !== 'xx'),
  ),
);
const country = v.pipe(v.string(), v.check(isRegionCode));

const RawSeason = v.object({
  season_number: number,
  name: text,
  episode_count: count,
  poster_path: imagePath,
  air_date: date,
});

const RawDetails = v.object({
  id,
  tagline: text,
  status: text,
  runtime: count,
  revenue: count,
  budget: count,
  genres: each(v.object({ id, name: text })),
  created_by: each(v.object({ id: maybe(id), name })),
  last_episode_to_air: v.fallback(v.object({ runtime: count }), { runtime: 0 }),
  episode_run_time: each(count),
  original_title: text,
  original_name: text,
  original_language: spoken,
  origin_country: each(country),
  production_countries: each(v.object({ iso_3166_1: country })),
  production_companies: namedIds,
  networks: namedIds,
  homepage: webAddress,
  imdb_id: imdbId,
  belongs_to_collection: maybe(v.object({ id, name, poster_path: imagePath, backdrop_path: imagePath })),
  seasons: each(RawSeason),
  next_episode_to_air: maybe(v.object({ season_number: number, episode_number: number, name: text, air_date: date })),
});
type RawDetails = v.InferOutput<typeof RawDetails>;
type Extra = Partial<TitleDetails>;

// `episode_run_time` is mostly empty today (tmdb.md, Fields: show runtime).
const runtimeOfShow = ({ last_episode_to_air, episode_run_time }: RawDetails): number =>
  last_episode_to_air.runtime || (episode_run_time[0] ?? 0);

const seasonsOf = ({ seasons }: RawDetails): readonly SeasonSummary[] =>
  uniqueBy(seasons, ({ season_number }) => season_number)
    .toSorted((a, b) => a.season_number - b.season_number)
    .map(({ air_date, ...season }) => ({
      ...season,
      name: seasonName(season),
      ...definedFields({ air_date }),
    }));

const nextEpisodeOf = ({ next_episode_to_air }: RawDetails): Extra => {
  if (!next_episode_to_air) return {};
  const { air_date, ...episode } = next_episode_to_air;
  return { next_episode: { ...episode, ...definedFields({ air_date }) } };
};

/** A list that has something in it. */
const filled = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);

const ofMovie = (raw: RawDetails) => ({
  ...definedFields({ runtime: raw.runtime, revenue: raw.revenue, budget: raw.budget }),
  ...definedFields({ imdb_id: raw.imdb_id, franchise: raw.belongs_to_collection }),
});

const ofShow = (raw: RawDetails) => ({
  ...definedFields({ runtime: runtimeOfShow(raw), networks: filled(raw.networks), seasons: filled(seasonsOf(raw)) }),
  ...nextEpisodeOf(raw),
  created_by: uniqueBy(
    raw.created_by.map((creator) => ({ name: creator.name, ...definedFields({ id: creator.id }) })),
    (creator) => creator.name,
  ),
});

const plain = (written: string): string => written.trim().normalize();

const originalName = (raw: RawDetails, shown: string): string | undefined => {
  const original = (raw.original_title || raw.original_name).trim();
  return plain(original) === plain(shown) ? undefined : original;
};

// Listings can be asked for by the former (tmdb.md, Fields: countries).
const countriesOf = ({ origin_country, production_countries }: RawDetails): readonly string[] =>
  uniqueBy(
    origin_country.length > 0 ? origin_country : production_countries.map(({ iso_3166_1 }) => iso_3166_1),
    String,
  );

/** Where a title comes from, and where it leads. */
const originOf = (raw: RawDetails, shown: string) =>
  definedFields({
    original_name: originalName(raw, shown),
    original_language: raw.original_language,
    countries: filled(countriesOf(raw)),
    companies: filled(raw.production_companies),
    homepage: raw.homepage,
  });

/**
 * The details of a title. Throws `http` 404 for an adult title, which the catalogue does not have. Throws `malformed`
 * for an answer that is no title.
 * @param language that was asked for; absent where none is chosen
 */
export const mapToTitleDetails = (answer: unknown, mediaType: MediaType, language?: LanguageTag): TitleDetails => {
  const raw = parseAnswer(RawDetails, answer);
  if (isAdult(answer)) throw notThere();
  const given = mapToTitle(answer, mediaType);
  if (!given) throw new CatalogError({ kind: 'malformed' });
  const texts = language ? titleTexts(answer, given, language) : undefined;
  const title: Title = { ...given, ...texts?.shown };
  // Some have no name in another language: they are not shown, but filters know them.
  const allGenres = uniqueBy<Genre>(raw.genres, (genre) => genre.id);
  const own: Partial<TitleDetails> = mediaType === 'movie' ? ofMovie(raw) : ofShow(raw);
  return {
    created_by: [],
    ...title,
    ...definedFields({ ...texts?.other, ...(texts?.tagline ?? { tagline: raw.tagline }), status: raw.status }),
    ...originOf(raw, titleName(title)),
    ...own,
    ...(language && partTexts(own, language)),
    genres: allGenres.filter((genre) => genre.name !== ''),
    genre_ids: allGenres.map((genre) => genre.id),
  };
};
