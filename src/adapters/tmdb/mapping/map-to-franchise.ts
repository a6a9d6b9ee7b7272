import * as v from 'valibot';
import { CatalogError } from '#domain/catalog-failure.ts';
import { type Franchise, partsInOrder } from '#domain/details/franchise.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { id, imagePath, name, text } from './answer-fields.ts';
import { isAdult } from './is-adult.ts';
import { mapEach } from './map-to-list.ts';
import { mapToTitle } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';

const RawFranchise = v.object({
  id,
  name,
  overview: text,
  poster_path: imagePath,
  backdrop_path: imagePath,
  parts: v.fallback(v.array(v.unknown()), []),
});

const LabelledOther = v.object({ media_type: v.picklist(['tv', 'person', 'collection']) });

// The path tells nothing of the parts: one that calls itself a show is none (tmdb.md, Fields: parts).
const mapToPart = (item: unknown): Title | undefined =>
  v.is(LabelledOther, item) ? undefined : mapToTitle(item, 'movie');

/**
 * A series of movies with its parts. Throws `http` 404 for a series of adult movies, which the catalogue does not have. Throws `malformed` for an
 * answer that is no series.
 */
export const mapToFranchise = (answer: unknown): Franchise => {
  const { parts, ...franchise } = parseAnswer(RawFranchise, answer);
  if (isAdult(answer)) throw new CatalogError({ kind: 'http', status: 404 });
  return { ...franchise, parts: partsInOrder(mapEach(parts, { mapItem: mapToPart, keyOf: titleKey })) };
};
