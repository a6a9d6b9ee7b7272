import type { DemoData, DemoTitle } from '../../demo/demo-data.ts';
import { EXTREMES, RUN_ON } from '../scenario/extremes.ts';
import { withExtremeTexts } from '../scenario/with-extreme-texts.ts';
import { withHugeLists } from '../scenario/with-huge-lists.ts';
import type { Filling } from './filling.ts';
import { full99 } from './full-99.ts';
import { hoursBefore, keptTitles } from './kept-titles.ts';
import type { LibraryName } from './library-name.ts';
import { livedIn } from './lived-in.ts';
import { oldFormat } from './old-format.ts';
import { withVersions } from './with-versions.ts';

type Fill = (data: DemoData, now: Date) => Filling;

const saved =
  (fields: (data: DemoData, now: Date) => object): Fill =>
  (data, now) => ({ bundle: JSON.stringify({ ...fields(data, now), lastUpdated: now.toISOString() }) });

/** What a release that is still to come might have left: everything of this one's, and more. */
const newerRelease = (data: DemoData, now: Date): Filling => {
  const fields = livedIn(data, now);
  return {
    bundle: JSON.stringify({
      ...fields,
      watchlist: fields.watchlist.map((title) => ({ ...title, mood: 'odd' })),
      preferences: { preferredGenres: [], density: 'compact', hides: ['rented'] },
      shelves: [{ id: 's1', name: 'Lent to friends', titles: [1003] }],
    }),
    changes: [{ id: 'newer-1', kind: 'shelf-renamed' }],
  };
};

/** Of movies and of shows. */
const EACH = 5_000;

const some = (titles: readonly DemoTitle[], of: DemoTitle['type']): readonly DemoTitle[] =>
  titles.filter(({ type }) => type === of).slice(0, EACH);

/** A bundle with 10,000 titles on the watchlist, those of the scenario `huge`, as its fields. */
const huge10000 = (data: DemoData, now: Date) => {
  const { titles } = withHugeLists(data);
  const { all } = keptTitles(data, [...some(titles, 'movie'), ...some(titles, 'tv')]);
  // Within the weeks in which what is kept counts as fresh: the copies are not all in the catalogue.
  const at = hoursBefore(now, 0.1);
  return { username: 'Quinn', watchlist: all.map((title, index) => ({ ...title, addedAt: at(index) })) };
};

const PICTURES = [
  '//elsewhere.invalid/x.jpg',
  'https://elsewhere.invalid/x.jpg',
  'javascript:alert(1)',
  '/../../x.jpg',
  'data:image/svg+xml,<svg onload="alert(1)">',
];

/** What no release has ever written: wrong kinds, and names that objects have of themselves. */
const STRANGE = [
  null,
  'a title',
  { id: 'seven', title: 'An id that is a text' },
  { id: -1, title: ['a', 'list'], poster_path: { a: 1 } },
  JSON.parse('{"id":7,"__proto__":{"isAdmin":true},"constructor":"x","title":"Names of objects"}') as unknown,
];

/** The text of a bundle that is out to do harm. */
const hostile = (data: DemoData, now: Date): string => {
  const { all, movies } = keptTitles(withExtremeTexts(data));
  const at = hoursBefore(now, 7);
  const odd = all.slice(0, 20).map((title, index) => ({
    ...title,
    ...(index < PICTURES.length && { poster_path: PICTURES[index] }),
    addedAt: index % 4 === 0 ? 'yesterday' : at(index),
  }));
  return JSON.stringify({
    username: EXTREMES[3]?.('Quinn'),
    watchlist: [...odd, ...STRANGE],
    favorites: { 0: 'no list' },
    collections: EXTREMES.map((rewrite, index) => ({
      id: `${index + 1}`,
      name: rewrite('Rainy Sundays'),
      description: RUN_ON,
      movies: movies.slice(0, index),
    })),
    viewingHistory: 'none',
    marks: all.slice(0, 10).map((title, index) => ({ ...title, seenAt: at(index), rating: 99, note: RUN_ON })),
    preferences: { theme: '<b>', hides: 7 },
    lastUpdated: 'when?',
  });
};

const FILLINGS: Readonly<Record<LibraryName, Fill>> = {
  empty: saved(() => ({ username: 'Quinn' })),
  'new-visitor': () => ({}),
  'lived-in': saved(livedIn),
  'full-99': saved(full99),
  'huge-10000': saved(huge10000),
  hostile: (data, now) => ({ bundle: hostile(data, now) }),
  unreadable: () => ({ bundle: '{"username":"Quinn","watchlist":[{"id":1003,"title":"Seven Qui' }),
  'old-format': (data, now) => ({ legacy: oldFormat(data, now) }),
  'newer-release': newerRelease,
  'with-versions': withVersions,
};

/** What the device holds at the start, of titles of the demo. */
export const fillingOf = (name: LibraryName, data: DemoData, now: Date): Filling => FILLINGS[name](data, now);
