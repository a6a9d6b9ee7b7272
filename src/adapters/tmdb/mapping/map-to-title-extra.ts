import * as v from 'valibot';
import { notThere } from '#domain/catalog-failure.ts';
import type { TitleExtra, TitlePicture } from '#domain/details/title-extra.ts';
import { isImagePath } from '#domain/image-source.ts';
import { baseLanguage, type LanguageTag } from '#domain/languages/language-tag.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { count, each, id, rating } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { isAdult } from './is-adult.ts';
import { RawCountries, toReleases, type RawRelease } from './map-to-release-dates.ts';
import { parseAnswer } from './parse-answer.ts';
import { imdbId, namedIds } from './title-fields.ts';

const country = v.pipe(v.string(), v.check(isRegionCode));
const trimmed = v.fallback(v.pipe(v.string(), v.trim()), '');

const part = <Fields extends v.ObjectEntries>(fields: Fields) => v.fallback(v.optional(v.object(fields)), undefined);

const RawPicture = v.object({
  file_path: v.pipe(v.string(), v.check(isImagePath)),
  width: count,
  height: count,
  vote_average: rating,
  vote_count: count,
  /** Null, or absent, of a picture without text. */
  iso_639_1: v.nullish(v.string()),
});
type RawPicture = v.InferOutput<typeof RawPicture>;

const RawExtra = v.object({
  id,
  imdb_id: imdbId,
  external_ids: part({ imdb_id: imdbId }),
  // A movie has `keywords`, a show `results` (tmdb.md, Fields: keywords).
  keywords: part({ keywords: namedIds, results: namedIds }),
  images: part({ backdrops: each(RawPicture) }),
  release_dates: part({ results: RawCountries }),
  content_ratings: part({ results: each(v.object({ iso_3166_1: country, rating: trimmed })) }),
});
type RawExtra = v.InferOutput<typeof RawExtra>;

/** TMDB's number for a release in theatres. */
const THEATRICAL = 3;
/** What TMDB writes of a title that was not rated. */
const NOT_RATED = new Set(['', 'NR']);

const isRated = (written: string): boolean => !NOT_RATED.has(written);

/** That of theatres, else the first (tmdb.md, Fields: age ratings). */
const certificationOf = (releases: readonly RawRelease[]): string => {
  const rated = releases.filter(({ certification }) => isRated(certification));
  return (rated.find(({ type }) => type === THEATRICAL) ?? rated[0])?.certification ?? '';
};

const certificationsOf = ({ release_dates, content_ratings }: RawExtra): TitleExtra['certifications'] => {
  const told = [
    ...(release_dates?.results ?? []).map((own) => [own.iso_3166_1, certificationOf(own.release_dates)] as const),
    ...(content_ratings?.results ?? []).map((own) => [own.iso_3166_1, own.rating] as const),
  ];
  const rated = told.filter(([, written]) => isRated(written));
  return Object.fromEntries(uniqueBy(rated, ([code]) => code));
};

/** Of those with text only such as were asked for. */
const picturesOf = ({ images }: RawExtra, language: LanguageTag = 'en'): readonly TitlePicture[] =>
  uniqueBy(images?.backdrops ?? [], ({ file_path }) => file_path)
    .filter(({ iso_639_1: own }) => [baseLanguage(language), 'en', null, undefined].includes(own))
    .toSorted((a, b) => b.vote_average - a.vote_average || b.vote_count - a.vote_count)
    .map(({ file_path, width, height }) => ({ path: file_path, width, height }));

/**
 * What a title's screen shows below the rest. A part that cannot be read is empty, and costs no other. Throws `http` 404 for an adult title, which
 * the catalogue does not have. Throws `malformed` for an answer that is no title.
 * @param language that was asked for, besides English; absent where none is chosen
 */
export const mapToTitleExtra = (answer: unknown, language?: LanguageTag): TitleExtra => {
  const raw = parseAnswer(RawExtra, answer);
  if (isAdult(answer)) throw notThere();
  const { keywords = [], results = [] } = raw.keywords ?? {};
  const releases = toReleases(raw.release_dates?.results ?? []);
  return {
    keywords: uniqueBy([...keywords, ...results], (keyword) => keyword.id),
    pictures: picturesOf(raw, language),
    certifications: certificationsOf(raw),
    ...(Object.keys(releases).length > 0 && { releases }),
    ...definedFields({ imdb_id: raw.external_ids?.imdb_id ?? raw.imdb_id }),
  };
};
