import * as v from 'valibot';
import type { Episode, Season } from '#domain/shows/season.ts';
import { date, each, figure, id, imagePath, text } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { parseAnswer } from './parse-answer.ts';
import { uniqueBy } from './unique-by.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const RawEpisode = v.object({
  id: v.fallback(v.optional(id), undefined),
  episode_number: number,
  name: text,
  overview: text,
  air_date: date,
  still_path: imagePath,
  runtime: figure,
});

const RawSeason = v.object({ season_number: number, name: text, episodes: each(RawEpisode) });

const mapToEpisode = ({ id: own, air_date, runtime, ...episode }: v.InferOutput<typeof RawEpisode>): Episode => ({
  ...episode,
  ...definedFields({ id: own, air_date, runtime }),
});

/** A season with its episodes, of one number the first. Throws `malformed` for an answer that is none. */
export const mapToSeason = (answer: unknown): Season => {
  const { season_number, name, episodes } = parseAnswer(RawSeason, answer);
  const numbered = uniqueBy(episodes, ({ episode_number }) => `${episode_number}`).map(mapToEpisode);
  return { season_number, name, episodes: numbered.toSorted((a, b) => a.episode_number - b.episode_number) };
};
