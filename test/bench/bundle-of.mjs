import { runnerImport } from 'vite';

/** @typedef {import('../../src/domain/library/saved-title.ts').SavedTitle} SavedTitle */
/** @typedef {import('../../src/domain/library/marks/mark.ts').MarkedTitle} MarkedTitle */
/** @typedef {import('../../src/domain/library/bundle.ts').Bundle} Bundle */
/** @typedef {(counts: Partial<Record<'watchlist' | 'marks' | 'viewings', number>>) => Bundle} BundleOf */

/** The title that was added last. */
const LAST_ADDED = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Beyond the catalogue's own, so that no saved title is on the home screen. */
const FIRST_ID = 100_000;

/**
 * What a module of the repository exports; Node 20 cannot run TypeScript by itself.
 * @param {string} path from the repository's root
 * @returns {Promise<unknown>}
 */
export async function importSource(path) {
  const file = new URL(`../../${path}`, import.meta.url).pathname;
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
}

/** The catalogue's titles as they are kept in a list, but for the time. */
export async function keptTitles() {
  const { generateCatalogue } = /** @type {typeof import('../../test-fixtures/catalogue/generate-catalogue.ts')} */ (
    await importSource('test-fixtures/catalogue/generate-catalogue.ts')
  );
  const { mapToTitle } = /** @type {typeof import('../../src/adapters/demo/map-to-title.ts')} */ (
    await importSource('src/adapters/demo/map-to-title.ts')
  );
  const { toStoredTitle } = /** @type {typeof import('../../src/domain/library/saved-title.ts')} */ (
    await importSource('src/domain/library/saved-title.ts')
  );
  return generateCatalogue().titles.map((title) => toStoredTitle(mapToTitle(title)));
}

/** @param {string} name @param {number} round 0 for the first time that the catalogue is gone through */
const renamed = (name, round) => (round > 0 ? `${name} ${round + 1}` : name);

/** @param {number} days before the last */
const dayBefore = (days) => new Date(LAST_ADDED - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** @param {MarkedTitle} title @param {number} index @param {number} count @returns {MarkedTitle} */
const seenTwice = (title, index, count) => {
  const [last, first] = [dayBefore(index), dayBefore(index + count)];
  return { ...title, seenAt: last, viewings: { [last]: {}, [first]: {} } };
};

/** @param {SavedTitle[]} watchlist @param {MarkedTitle[]} marks @returns {Bundle} */
const bundleWith = (watchlist, marks) => ({
  library: {
    watchlist,
    favorites: [],
    collections: [],
    viewingHistory: [],
    preferences: { theme: 'dark', preferredGenres: [] },
    username: 'Ada',
    marks,
    episodes: [],
  },
  remainder: { fields: {}, items: {} },
  lastUpdated: new Date(LAST_ADDED).toISOString(),
});

/**
 * Bundles with the catalogue's titles on the watchlist, repeated under other ids and names, added a minute apart; and with
 * titles that are seen and rated, the catalogue's own first, or seen on two days each, a day after the other.
 * @returns {Promise<BundleOf>}
 */
export async function bundles() {
  const titles = await keptTitles();
  /** @param {number} index @param {number} count @returns {SavedTitle[]} */
  const row = (index, count) => {
    const kept = titles[index % titles.length];
    const round = Math.floor(index / titles.length);
    if (!kept) return [];
    return [
      {
        ...kept,
        id: FIRST_ID + index,
        ...(kept.title && { title: renamed(kept.title, round) }),
        ...(kept.name && { name: renamed(kept.name, round) }),
        addedAt: new Date(LAST_ADDED - (count - index) * MINUTE_MS).toISOString(),
      },
    ];
  };
  /** @param {number} index @param {number} count @returns {MarkedTitle[]} */
  const mark = (index, count) =>
    row(index, count).map(({ addedAt, ...title }) => ({
      ...title,
      id: titles[index]?.id ?? title.id,
      seenAt: addedAt,
      rating: 1 + (index % 10),
    }));
  /** @template Row @param {number} count @param {(index: number, count: number) => Row[]} rowOf */
  const rows = (count, rowOf) => Array.from({ length: count }, (_, index) => rowOf(index, count)).flat();
  return ({ watchlist = 0, marks = 0, viewings = 0 }) =>
    bundleWith(rows(watchlist, row), [
      ...rows(marks, mark),
      ...rows(viewings / 2, mark).map((title, index, { length }) => seenTwice(title, index, length)),
    ]);
}
