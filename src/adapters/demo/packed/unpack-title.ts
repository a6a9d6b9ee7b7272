import type { TitleKey } from '#domain/title.ts';
import type { DemoTitle } from '../demo-data.ts';
import type { PackedDemoData, PackedTitle } from './packed-demo-data.ts';
import { pictureFile } from './picture-file.ts';
import { runningTotals } from './running-totals.ts';

/** The place of a packed title, and the other titles and people of the catalogue. */
export interface Surroundings {
  readonly data: PackedDemoData;
  readonly id: number;
  readonly place: number;
  /** Keys of all titles, by place. */
  readonly keys: readonly TitleKey[];
  readonly people: { readonly ids: readonly number[]; readonly names: readonly string[] };
}

const pictureOf = (kind: 'p' | 'b', picture: string | 0 | 1, name: string): string | null =>
  picture === 1 ? pictureFile(kind, name) : picture || null;

const castOf = ({ cast, characters }: PackedTitle, { people }: Surroundings): DemoTitle['cast'] => {
  const names = characters.split('|');
  return cast.map((person, index) => [people.ids[person] ?? 0, names[index] ?? '']);
};

const crewOf = ({ crew, jobs }: PackedTitle, { people, data }: Surroundings): DemoTitle['crew'] =>
  crew.map((person, index) => [people.ids[person] ?? 0, ...(data.jobs[jobs[index] ?? 0] ?? (['', ''] as const))]);

const factsOf = (row: PackedTitle, { data, people }: Surroundings) => {
  const { date, tagline, runtime, revenue, creators } = row;
  const status = data.statuses[row.status];
  return {
    ...(date && { date }),
    ...(tagline && { tagline }),
    ...(status && { status }),
    ...(runtime && { runtime }),
    ...(revenue && { revenue }),
    ...(creators && { createdBy: creators.map((person) => people.names[person] ?? '') }),
  };
};

export const unpackTitle = (row: PackedTitle, surroundings: Surroundings): DemoTitle => {
  const { type, name, overview, genres, rating, votes, popularity } = row;
  const { data, id, place, keys } = surroundings;
  const keysAt = (steps: readonly number[]) => runningTotals(steps, place).flatMap((at) => keys[at] ?? []);
  return {
    id,
    type,
    name,
    overview,
    genres,
    rating,
    votes,
    popularity,
    poster: pictureOf('p', row.poster, name),
    backdrop: pictureOf('b', row.backdrop, name),
    cast: castOf(row, surroundings),
    crew: crewOf(row, surroundings),
    videos: row.videos.flatMap((video) => data.videos[video] ?? []),
    ...factsOf(row, surroundings),
    similar: keysAt(row.similar),
    recommended: keysAt(row.recommended),
  };
};
