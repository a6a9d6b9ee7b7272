import * as v from 'valibot';
import type { Genre } from '#domain/title-details.ts';
import { id, name } from './fields.ts';
import { mapEach } from './map-to-list.ts';
import { parseAnswer } from './parse-answer.ts';

const RawGenre = v.object({ id, name });
const RawGenres = v.object({ genres: v.array(v.unknown()) });

const mapToGenre = (item: unknown): Genre | undefined => {
  const { success, output } = v.safeParse(RawGenre, item);
  return success ? output : undefined;
};

export const mapToGenres = (raw: unknown): readonly Genre[] =>
  mapEach(parseAnswer(RawGenres, raw).genres, { mapItem: mapToGenre, keyOf: (genre) => genre.id });
