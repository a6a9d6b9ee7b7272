import type { DemoData, DemoListName, DemoPerson, DemoTitle } from '#adapters/demo/demo-data.ts';
import type { Columns } from '#adapters/demo/packed/columns.ts';
import type { PackedDemoData, PackedPerson, PackedTitle } from '#adapters/demo/packed/packed-demo-data.ts';
import { pictureFile } from '#adapters/demo/packed/picture-file.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import { packingTable } from './packing-table.ts';

const tables = () => ({
  statuses: packingTable(['']),
  jobs: packingTable<readonly [string, string]>([]),
  videos: packingTable<DemoTitle['videos'][number]>([]),
  departments: packingTable(['']),
  birthplaces: packingTable(['']),
  photos: packingTable(['']),
});

interface Packing extends ReturnType<typeof tables> {
  readonly placeOfTitle: ReadonlyMap<TitleKey, number>;
  readonly placeOfPerson: ReadonlyMap<number | string, number>;
}

const place = <K>(places: ReadonlyMap<K, number>, key: K): number => {
  const found = places.get(key);
  if (found === undefined) throw new RangeError(`Nobody and nothing is called ${String(key)}`);
  return found;
};

const packPicture = (kind: 'p' | 'b', name: string, path: string | null): string | 0 | 1 =>
  path === pictureFile(kind, name) ? 1 : (path ?? 0);

const packRelations = ({ placeOfTitle }: Packing, title: DemoTitle, at: number) => {
  const steps = (keys: readonly TitleKey[]) => {
    const places = keys.map((key) => place(placeOfTitle, key));
    return places.map((to, index) => to - (places[index - 1] ?? at));
  };
  return { similar: steps(title.similar), recommended: steps(title.recommended) };
};

const packCredits = ({ placeOfPerson, jobs }: Packing, { cast, crew, createdBy }: DemoTitle) => ({
  cast: cast.map(([id]) => place(placeOfPerson, id)),
  characters: cast.map(([, character]) => character).join('|'),
  crew: crew.map(([id]) => place(placeOfPerson, id)),
  jobs: crew.map(([, job, department]) => jobs.indexOf([job, department])),
  creators: createdBy?.map((name) => place(placeOfPerson, name)) ?? (0 as const),
});

const packTitle = (packing: Packing, titles: readonly DemoTitle[], at: number): PackedTitle => {
  const title = titles[at];
  if (!title) throw new RangeError(`No title at ${at}`);
  const { type, name, overview, genres, rating, votes, popularity } = title;
  return {
    step: title.id - (titles[at - 1]?.id ?? 0),
    type,
    name,
    overview,
    genres,
    rating,
    votes,
    popularity,
    date: title.date ?? 0,
    tagline: title.tagline ?? 0,
    status: packing.statuses.indexOf(title.status ?? ''),
    runtime: title.runtime ?? 0,
    revenue: title.revenue ?? 0,
    poster: packPicture('p', name, title.poster),
    backdrop: packPicture('b', name, title.backdrop),
    videos: title.videos.map((video) => packing.videos.indexOf(video)),
    ...packCredits(packing, title),
    ...packRelations(packing, title, at),
  };
};

const packPerson = (
  { departments, birthplaces, photos }: Packing,
  person: DemoPerson,
  idBefore: number,
): PackedPerson => ({
  step: person.id - idBefore,
  name: person.name,
  department: departments.indexOf(person.department ?? ''),
  biography: person.biography.replace(person.name, () => '~'),
  birthday: person.birthday ?? 0,
  deathday: person.deathday ?? 0,
  birthplace: birthplaces.indexOf(person.birthplace ?? ''),
  photo: photos.indexOf(person.photo ?? ''),
});

const columnsOf = <Row extends object>(rows: readonly Row[]): Columns<Row> => {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  // Every row has the same fields.
  return Object.fromEntries(
    fields.map((field): [string, unknown] => [field, rows.map((row) => row[field])]),
  ) as Columns<Row>;
};

const packLists = ({ placeOfTitle }: Packing, lists: DemoData['lists']): PackedDemoData['lists'] => {
  const packed = (name: DemoListName) => lists[name].map((key) => place(placeOfTitle, key));
  return {
    trending: packed('trending'),
    'now-playing': packed('now-playing'),
    'popular-tv': packed('popular-tv'),
    upcoming: packed('upcoming'),
    'top-rated': packed('top-rated'),
    'airing-today': packed('airing-today'),
    'on-the-air': packed('on-the-air'),
  };
};

/** The catalogue as its chunk carries it; `unpackDemoData` is the way back. */
export const packDemoData = ({ titles, people, genres, lists }: DemoData): PackedDemoData => {
  const packing: Packing = {
    ...tables(),
    placeOfTitle: new Map(titles.map(({ id, type }, at) => [titleKey({ id, media_type: type }), at])),
    placeOfPerson: new Map<number | string, number>(
      people.flatMap(
        ({ id, name }, at) =>
          [
            [id, at],
            [name, at],
          ] as const,
      ),
    ),
  };
  return {
    titles: columnsOf(titles.map((_, at) => packTitle(packing, titles, at))),
    people: columnsOf(people.map((person, at) => packPerson(packing, person, people[at - 1]?.id ?? 0))),
    genres,
    lists: packLists(packing, lists),
    statuses: packing.statuses.values,
    departments: packing.departments.values,
    birthplaces: packing.birthplaces.values,
    photos: packing.photos.values,
    jobs: packing.jobs.values,
    videos: packing.videos.values,
  };
};
