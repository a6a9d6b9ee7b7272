import * as v from 'valibot';
import { languageOfOriginal, type LanguageTag } from '#domain/languages/language-tag.ts';
import { isBlank } from '#domain/text/is-blank.ts';
import { titleKey, type MediaType, type Title } from '#domain/title.ts';
import { count, date, each, figure, id, imagePath, rating, text } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { isAdult } from './is-adult.ts';
import type { ItemMapping } from './map-to-list.ts';

const RawTitle = v.object({
  id,
  media_type: text,
  title: text,
  original_title: text,
  name: text,
  original_name: text,
  original_language: text,
  overview: text,
  poster_path: imagePath,
  backdrop_path: imagePath,
  vote_average: rating,
  vote_count: count,
  popularity: figure,
  release_date: date,
  first_air_date: date,
  genre_ids: each(id),
});
type RawTitle = v.InferOutput<typeof RawTitle>;

const isMediaType = (label: string): label is MediaType => label === 'movie' || label === 'tv';

// Only movies have `title`, only shows have `first_air_date`; a person has neither.
const guessMediaType = ({ title, first_air_date }: RawTitle): MediaType | undefined =>
  title ? 'movie' : first_air_date ? 'tv' : undefined;

const mediaTypeOf = (raw: RawTitle, expected: MediaType | undefined): MediaType | undefined => {
  if (raw.media_type === '') return expected ?? guessMediaType(raw);
  return isMediaType(raw.media_type) ? (expected ?? raw.media_type) : undefined;
};

const shownName = (name: string, original: string): string => (isBlank(name) ? original : name);

const namesAndDate = (raw: RawTitle, mediaType: MediaType) =>
  mediaType === 'movie'
    ? definedFields({ title: shownName(raw.title, raw.original_title), release_date: raw.release_date })
    : definedFields({ name: shownName(raw.name, raw.original_name), first_air_date: raw.first_air_date });

const isOriginal = (raw: RawTitle): boolean => {
  const original = raw.original_title || raw.original_name;
  return shownName(raw.title || raw.name, original) === original;
};

/** Which languages the texts are in, of an answer in this one: it gives the original name where it has none (tmdb.md, Languages: names). */
const languagesOf = (raw: RawTitle, asked: LanguageTag) =>
  definedFields({
    name_language: isOriginal(raw) ? languageOfOriginal(raw.original_language) : asked,
    overview_language: isBlank(raw.overview) ? '' : asked,
  });

/**
 * A title as lists contain it.
 * @param mediaType of every title at the endpoint. It counts more than the item's own. Absent where kinds mix.
 * @param language that was asked for; absent where none is chosen
 * @returns undefined for an item that is no title (persons, collections, adult titles, unreadable items).
 */
export const mapToTitle = (item: unknown, mediaType?: MediaType, language?: LanguageTag): Title | undefined => {
  const { success, output: raw } = v.safeParse(RawTitle, item);
  const media_type = success ? mediaTypeOf(raw, mediaType) : undefined;
  if (!success || !media_type || isAdult(item)) return undefined;
  const { title, original_title, name, original_name, original_language, release_date, first_air_date, ...shared } =
    raw;
  return { ...shared, media_type, ...namesAndDate(raw, media_type), ...(language && languagesOf(raw, language)) };
};

export const titleMapping = (mediaType?: MediaType, language?: LanguageTag): ItemMapping<Title> => ({
  mapItem: (item) => mapToTitle(item, mediaType, language),
  keyOf: titleKey,
});
