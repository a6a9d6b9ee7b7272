import * as v from 'valibot';
import type { NamedTitle } from '#domain/import/named-title.ts';
import { titleKey, titleName, type MediaType, type Title } from '#domain/title.ts';
import { text } from './fields.ts';
import { mapEach, type ItemMapping } from './map-to-list.ts';
import { mapToTitle, titlesOf } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';

const RawFound = v.object({ movie_results: v.array(v.unknown()), tv_results: v.array(v.unknown()) });

/** The titles of an answer of `/find`, which has a list for each kind of thing. */
export const mapToFoundTitles = (raw: unknown): readonly Title[] => {
  const { movie_results, tv_results } = parseAnswer(RawFound, raw);
  return [...mapEach(movie_results, titlesOf('movie')), ...mapEach(tv_results, titlesOf('tv'))];
};

const RawNames = v.object({ original_title: text, original_name: text });

const mapToNamedTitle = (item: unknown, mediaType?: MediaType): NamedTitle | undefined => {
  const title = mapToTitle(item, mediaType);
  if (!title) return undefined;
  const { original_title, original_name } = v.parse(RawNames, item);
  const originalName = title.media_type === 'movie' ? original_title : original_name;
  return originalName === '' || originalName === titleName(title) ? title : { ...title, originalName };
};

/** How the items of a search become titles. */
export const namedTitlesOf = (mediaType?: MediaType): ItemMapping<NamedTitle> => ({
  mapItem: (item) => mapToNamedTitle(item, mediaType),
  keyOf: titleKey,
});
