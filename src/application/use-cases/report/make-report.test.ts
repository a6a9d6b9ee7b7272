import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { formatReport } from '#domain/report/format-report.ts';
import type { Keeping } from '#domain/report/report.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { SURROUNDINGS } from '#fixtures/report/a-report.ts';
import { NOT_LOADED, NOT_SAVED, PENDING, REJECTED, type LoadState } from '../../library/load-state.ts';
import { MakeReport } from './make-report.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const LOADED: LoadState = { status: 'fulfilled', outcome: { kind: 'restored', isMigrated: false, isSaved: true } };

type Deps = ConstructorParameters<typeof MakeReport>[0];

const aReport = (given: Partial<Deps> & { readonly loader?: Partial<Deps['loader']> } = {}) => {
  const warn = vi.fn();
  const made = new MakeReport({
    session: { seen: FULL_LIBRARY },
    app: { edition: { version: '1.2.3', store: 'indexeddb' } },
    catalogChoice: { isDemo: true },
    clock: { now: () => NOW },
    consoleLog: { warn, error: warn },
    browser: { copy: async () => undefined },
    describeSurroundings: async () => SURROUNDINGS,
    sharing: async () => 'disk',
    ...given,
    loader: {
      loadState$: of(LOADED),
      saveStatus$: of({ lastSaveTime: NOW }),
      repository: { lifetime: 'device', logStatus$: of('outdated') },
      ...given.loader,
    },
  });
  return { made, warn };
};

it('says how the app is doing, in numbers and words (product.md, Report: fields)', async () => {
  const { made } = aReport();
  expect((await made.text({ error: new TypeError('Low Tide') })).split('\n')).toEqual([
    'Matinee 1.2.3, demo',
    'Time: 2026-11-24T12:00:00.000Z, UTC+05:45',
    'Browser: Firefox 153.0, Linux, language en',
    'Online: no; worker: waiting',
    'Store: indexeddb, lasts: device; saving: saved; log: outdated',
    'Library: loaded; sharing: disk',
    'Counts: watchlist 1, favorites 1, collections 4, movies in collections 1, marks 1, ratings 1, notes 1, hidden 1, views 1, shows 1, episodes 12, searches 1',
    'This screen: TypeError',
    'Failures: none',
  ]);
});

it.each<[string, Partial<Deps['loader']>, Partial<Keeping>]>([
  [
    'could not be read',
    { loadState$: of(REJECTED), saveStatus$: of(NOT_LOADED) },
    { library: 'unreadable', saving: 'failing' },
  ],
  [
    'is not there yet',
    { loadState$: of(PENDING), saveStatus$: of(NOT_SAVED) },
    { library: 'loading', saving: 'not-yet' },
  ],
  [
    'has no code',
    { loadState$: of(REJECTED), repository: undefined },
    { library: 'unreadable', lasts: 'unknown', log: 'unknown' },
  ],
])('says what it can where the library %s, and no counts of it', async (_, loader, expected) => {
  const sharing = vi.fn(async () => 'disk' as const);
  const { made } = aReport({ loader: { ...aLoader, ...loader }, sharing });
  const report = await made.execute();
  expect(report).toMatchObject({ ...expected, sharing: 'unknown' });
  expect(report).not.toHaveProperty('counts');
  expect(formatReport(report)).toContain('Counts: unknown');
  expect(sharing).not.toHaveBeenCalled();
});

const aLoader: Deps['loader'] = {
  loadState$: of(LOADED),
  saveStatus$: of({ lastSaveTime: NOW }),
  repository: { lifetime: 'device', logStatus$: of('on') },
};

it('goes without what cannot be said of sharing, and notes that', async () => {
  const { made, warn } = aReport({ sharing: () => Promise.reject(new Error('no code')) });
  expect(await made.execute()).toMatchObject({ library: 'loaded', sharing: 'unknown' });
  expect(warn).toHaveBeenCalledOnce();
});

it('tells where the zone is behind', async () => {
  const { made } = aReport({ describeSurroundings: async () => ({ ...SURROUNDINGS, minutesFromUtc: -210 }) });
  expect(await made.text()).toContain('UTC-03:30');
});

it('counts an empty library', async () => {
  const { made } = aReport({ session: { seen: EMPTY_LIBRARY } });
  expect((await made.execute()).counts).toMatchObject({ watchlist: 0, collections: 3, marks: 0, episodes: 0 });
});

it.each([
  ['is copied', async () => undefined, true],
  ['is not copied where the browser rejects', () => Promise.reject(new Error('refused')), false],
  [
    'is not copied where the browser throws',
    () => {
      throw new TypeError('no clipboard');
    },
    false,
  ],
])('a text %s', async (_, copy, isCopied) => {
  const { made } = aReport({ browser: { copy } });
  expect(await made.copy('text')).toBe(isCopied);
});
