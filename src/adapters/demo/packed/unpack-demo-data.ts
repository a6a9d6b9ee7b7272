import { titleKey, type TitleKey } from '#domain/title.ts';
import type { DemoData, DemoListName } from '../demo-data.ts';
import { rowsOf } from './columns.ts';
import type { PackedDemoData } from './packed-demo-data.ts';
import { runningTotals } from './running-totals.ts';
import { unpackPerson } from './unpack-person.ts';
import { unpackTitle } from './unpack-title.ts';

const keysOf = ({ titles }: PackedDemoData): readonly TitleKey[] =>
  runningTotals(titles.step).map((id, place) => titleKey({ id, media_type: titles.type[place] ?? 'movie' }));

/** The catalogue in the form that all other code uses. */
export const unpackDemoData = (data: PackedDemoData): DemoData => {
  const keys = keysOf(data);
  const people = { ids: runningTotals(data.people.step), names: data.people.name };
  const ids = runningTotals(data.titles.step);
  const list = (name: DemoListName) => data.lists[name].flatMap((place) => keys[place] ?? []);
  return {
    titles: rowsOf(data.titles).map((row, place) =>
      unpackTitle(row, { data, keys, people, place, id: ids[place] ?? 0 }),
    ),
    people: rowsOf(data.people).map((row, place) => unpackPerson(row, data, people.ids[place] ?? 0)),
    genres: data.genres,
    lists: {
      trending: list('trending'),
      'now-playing': list('now-playing'),
      'popular-tv': list('popular-tv'),
      upcoming: list('upcoming'),
      'top-rated': list('top-rated'),
      'airing-today': list('airing-today'),
      'on-the-air': list('on-the-air'),
    },
  };
};
