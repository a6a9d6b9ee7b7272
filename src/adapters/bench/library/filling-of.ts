import type { TakenVersion } from '#application/ports/library/earlier-versions.ts';
import type { LegacyEntries } from '#application/ports/library/legacy-storage.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { DEFAULT_COLLECTIONS } from '#domain/library/collection.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { rankAt, rankBetween } from '#domain/library/order/rank.ts';
import { toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { countTitles } from '#domain/library/versions/count-titles.ts';
import type { GreatAct } from '#domain/library/versions/earlier-version.ts';
import { titleKey } from '#domain/title.ts';
import type { DemoData, DemoTitle } from '../../demo/demo-data.ts';
import { mapToTitleDetails } from '../../demo/map-to-title-details.ts';
import { decodeBundle } from '../../store/codec/decode-bundle.ts';
import { EXTREMES, RUN_ON } from '../scenario/extremes.ts';
import { withExtremeTexts } from '../scenario/with-extreme-texts.ts';
import { withHugeLists } from '../scenario/with-huge-lists.ts';
import { aYear } from './a-year.ts';
import type { Filling } from './filling.ts';
import { following } from './following.ts';
import type { LibraryName } from './library-name.ts';

const COUNT = 99;
/** A history has no room for more. */
const VIEWED = 50;

const HOUR_MS = 3_600_000;

/** Titles as lists keep them. */
interface StoredDemoTitles {
  readonly movies: readonly StoredTitle[];
  readonly all: readonly StoredTitle[];
}

const storedDemoTitles = (data: DemoData, titles: readonly DemoTitle[] = data.titles): StoredDemoTitles => {
  const all = titles.map((title) => toStoredTitle(mapToTitleDetails(data, title)));
  return { all, movies: all.filter(({ media_type }) => media_type === 'movie') };
};

/** The times of a list, as ISO texts: the first one the newest, each so many hours older than the one before. */
const hoursBefore =
  (now: Date, hours: number) =>
  (at: number): string =>
    new Date(now.getTime() - (1 + at * hours) * HOUR_MS).toISOString();

/** A bundle with 99 titles in every list, as its fields. */
const full99 = (data: DemoData, now: Date) => {
  const { all, movies } = storedDemoTitles(data);
  const at = hoursBefore(now, 5);
  const saved = all.slice(0, COUNT).map((title, index) => ({ ...title, addedAt: at(index) }));
  return {
    username: 'Quinn',
    watchlist: saved,
    favorites: saved,
    collections: DEFAULT_COLLECTIONS.map((collection) => ({ ...collection, movies: movies.slice(0, COUNT) })),
    viewingHistory: all.slice(0, VIEWED).map((title, index) => ({ ...title, viewedAt: at(index) })),
    marks: all.slice(0, COUNT).map((title, index) => ({ ...title, seenAt: at(index) })),
  };
};

/** The entries of the old format (product.md, Migration: old entries). */
const oldFormat = (data: DemoData, now: Date): LegacyEntries => {
  const { all, movies } = storedDemoTitles(data);
  const at = hoursBefore(now, 30);
  const saved = (from: number, to: number) =>
    JSON.stringify(all.slice(from, to).map((title, index) => ({ ...title, addedAt: at(index) })));
  return {
    watchlist: saved(0, 12),
    favorites: saved(12, 18),
    collections: JSON.stringify([
      ...DEFAULT_COLLECTIONS,
      { id: '4', name: 'Rainy Sundays', description: 'With tea', movies: movies.slice(0, 3) },
    ]),
    username: 'Quinn',
    last_sync: at(0),
    first_time: 'false',
  };
};

const EVENINGS = ['Noir', 'Musicals', 'With the neighbours', 'Noir', 'Heist and chase', 'Not yet'];

/** Of a visitor who has put their collections in order: the default ones are deleted, two have one name, one has no movies. */
const shapedCollections = (data: DemoData, now: Date): readonly object[] => {
  const { movies } = storedDemoTitles(data);
  const at = hoursBefore(now, 7);
  const idOf = (index: number): string => `${now.getTime() - index}`;
  const arranged = EVENINGS.map((name, index) => ({
    id: idOf(index),
    name,
    description: index % 2 === 0 ? 'In this order' : '',
    movies: movies.slice(index * 6, index * 6 + 6 * (EVENINGS.length - 1 - index)),
    createdAt: at(index),
    ...(index === 1 && { cover: titleKey(movies[8] ?? movies[0] ?? { id: 1 }) }),
    rank: rankAt(index),
  }));
  const [first, ...others] = arranged.toReversed();
  return [
    // Moved to the top, and one of a release that is still to come.
    { ...first, rank: rankBetween(undefined, rankAt(0)) },
    ...others.map((collection) => ({
      ...collection,
      movies: collection.movies.map((movie, place) => ({ ...movie, rank: rankAt(-place) })),
    })),
    { id: idOf(99), name: 'Of a newer release', description: '', movies: movies.slice(0, 3), rank: 'top:1' },
  ];
};

type Fill = (data: DemoData, now: Date) => Filling;

const saved =
  (fields: (data: DemoData, now: Date) => object): Fill =>
  (data, now) => ({ bundle: JSON.stringify({ ...fields(data, now), lastUpdated: now.toISOString() }) });

const NOTES = ['Twice.', 'With Ada, in the rain.', 'The last half hour makes up for all of it.'];

/** A bundle with some of everything, as its fields. */
const livedIn = (data: DemoData, now: Date) => {
  const { all, movies } = storedDemoTitles(data);
  const at = hoursBefore(now, 7);
  const first = DEFAULT_COLLECTIONS[0];
  return {
    username: 'Quinn',
    watchlist: all.slice(0, 24).map((title, index) => ({ ...title, addedAt: at(index) })),
    favorites: all.slice(18, 30).map((title, index) => ({ ...title, addedAt: at(index) })),
    collections: [
      { ...first, movies: movies.slice(0, 5) },
      ...DEFAULT_COLLECTIONS.slice(1),
      {
        id: `${now.getTime()}`,
        name: 'Rainy Sundays',
        description: 'With tea',
        movies: movies.slice(30, 42),
        createdAt: at(40),
      },
    ],
    viewingHistory: all.slice(40, 70).map((title, index) => ({ ...title, viewedAt: at(index) })),
    marks: all.slice(60, 100).map((title, index) => ({
      ...title,
      seenAt: index % 5 === 0 ? null : at(index),
      ...(index % 3 > 0 && { rating: 1 + (index % 10) }),
      ...(index < NOTES.length && { note: NOTES[index] }),
      ...(index % 13 === 0 && { hiddenAt: at(index) }),
    })),
  };
};

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
  const { all } = storedDemoTitles(data, [...some(titles, 'movie'), ...some(titles, 'tv')]);
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
  const { all, movies } = storedDemoTitles(withExtremeTexts(data));
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

const HOURS_A_DAY = 24;

/** What there was, the newest first: so many days ago, with so many of the titles on the watchlist. */
const VERSIONS: readonly { readonly days: number; readonly titles: number; readonly before?: GreatAct }[] = [
  { days: 0, titles: 22 },
  { days: 1, titles: 8, before: { done: 'Lists joined' } },
  { days: 2, titles: 20, before: { removed: 12 } },
  { days: 3, titles: 18 },
  { days: 9, titles: 11, before: { done: 'Added: 7 titles in your watchlist, 12 favorites and 40 marked titles' } },
  { days: 15, titles: 4 },
];

/** Some of everything, and what there was of it on the days before. */
const withVersions = (data: DemoData, now: Date): Filling => {
  const fields = livedIn(data, now);
  const at = hoursBefore(now, HOURS_A_DAY);
  const versionOf = ({ days, titles, before }: (typeof VERSIONS)[number]): TakenVersion => {
    const text = JSON.stringify({ ...fields, watchlist: fields.watchlist.slice(-titles) });
    const library = decodeBundle(text)?.library ?? EMPTY_LIBRARY;
    return {
      id: `${days}`,
      madeAt: at(days),
      isDaily: !before,
      ...(before && { before }),
      titles: countTitles(library),
      bundle: { library, remainder: NO_REMAINDER },
    };
  };
  return {
    bundle: JSON.stringify({ ...fields, lastUpdated: now.toISOString() }),
    versions: VERSIONS.map(versionOf),
  };
};

const FILLINGS: Readonly<Record<LibraryName, Fill>> = {
  empty: saved(() => ({ username: 'Quinn' })),
  'new-visitor': () => ({}),
  'lived-in': saved(livedIn),
  shaped: saved((data, now) => ({ ...livedIn(data, now), collections: shapedCollections(data, now) })),
  following: saved(following),
  'a-year': saved(aYear),
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
