import * as v from 'valibot';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Genre, TitleDetails } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import { definedFields } from './defined-fields.ts';
import { count, each, id, name, text } from './fields.ts';
import { isAdult } from './is-adult.ts';
import { mapToTitle } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';
import { uniqueBy } from './unique-by.ts';

const RawDetails = v.object({
  id,
  tagline: text,
  status: text,
  runtime: count,
  revenue: count,
  genres: each(v.object({ id, name })),
  created_by: each(v.object({ id: v.fallback(v.optional(id), undefined), name })),
  last_episode_to_air: v.fallback(v.object({ runtime: count }), { runtime: 0 }),
  episode_run_time: each(count),
});
type RawDetails = v.InferOutput<typeof RawDetails>;

// `episode_run_time` is mostly empty today (tmdb.md, Fields: show runtime).
const runtimeOfShow = ({ last_episode_to_air, episode_run_time }: RawDetails): number =>
  last_episode_to_air.runtime || (episode_run_time[0] ?? 0);

const ofKind = (raw: RawDetails, mediaType: MediaType) =>
  mediaType === 'movie'
    ? { ...definedFields({ runtime: raw.runtime, revenue: raw.revenue }), created_by: [] }
    : {
        ...definedFields({ runtime: runtimeOfShow(raw) }),
        created_by: uniqueBy(
          raw.created_by.map((creator) => ({ name: creator.name, ...definedFields({ id: creator.id }) })),
          (creator) => creator.name,
        ),
      };

/**
 * The details of a title. Throws `http` 404 for an adult title, which the catalogue does not have. Throws `malformed`
 * for an answer that is no title.
 */
export const mapToTitleDetails = (answer: unknown, mediaType: MediaType): TitleDetails => {
  const raw = parseAnswer(RawDetails, answer);
  if (isAdult(answer)) throw new CatalogError({ kind: 'http', status: 404 });
  const title = mapToTitle(answer, mediaType);
  if (!title) throw new CatalogError({ kind: 'malformed' });
  const genres = uniqueBy<Genre>(raw.genres, (genre) => genre.id);
  return {
    ...title,
    ...definedFields({ tagline: raw.tagline, status: raw.status }),
    ...ofKind(raw, mediaType),
    genres,
    genre_ids: genres.map((genre) => genre.id),
  };
};
