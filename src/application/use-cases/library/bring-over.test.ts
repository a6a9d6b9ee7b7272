import { describe, expect, it } from 'vitest';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { SAID_ALONE } from '#fixtures/library/said-alone.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';
import { Identity } from '../../library/identity.ts';
import { LogPosition } from '../../library/log-position.ts';
import type { OtherLibraries } from '../../library/other-libraries.ts';
import { BringOver } from './bring-over.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const NOIR = { id: '9', name: 'Noir', description: '', movies: [{ id: 1 }, { id: 2 }] };
const MINE: Partial<Library> = { watchlist: [{ id: 1, addedAt }], username: 'Ada' };
const OLD: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [
    { id: 1, addedAt },
    { id: 2, addedAt },
  ],
  favorites: [{ id: 3, addedAt }],
  collections: [NOIR],
  viewingHistory: [{ id: 4, viewedAt: addedAt }],
  username: 'Eve',
  preferences: { theme: 'light', preferredGenres: [] },
};

const setup = async (stored: Readonly<Record<string, Library>>, lastUpdated?: string) => {
  const made = libraryDeps(MINE);
  const asked: string[] = [];
  const otherLibraries: Pick<OtherLibraries, 'of'> = {
    of: async (own) => {
      asked.push(own);
      return Object.entries(stored).map(([identifier, library]) => ({
        identifier,
        text: '',
        bundle: { library, remainder: NO_REMAINDER, ...(lastUpdated !== undefined && { lastUpdated }) },
      }));
    },
  };
  const identity = new Identity({ identityResolver: { resolve: async () => '203.0.113.7' }, clock: made.clock });
  await identity.resolve();
  const bringOver = new BringOver({
    ...made.deps,
    identity,
    otherLibraries,
    libraryLog: { position: new LogPosition(), remainder: NO_REMAINDER },
    changeLog: new MemoryChangeLog(new MemoryLogDevice(), decodeChange),
  });
  const inTime = async <T>(promise: Promise<T>): Promise<T> => {
    await made.clock.advance(100);
    return promise;
  };
  return { ...made, asked, list: () => inTime(bringOver.list()), bring: (id: string) => inTime(bringOver.execute(id)) };
};

describe('bringing over what another identifier has', () => {
  it('lists each other identifier with what would come over', async () => {
    const { list, asked, library } = await setup({ '198.51.100.4': OLD, fp_0: { ...EMPTY_LIBRARY } }, addedAt);
    const before = library();
    expect(await list()).toEqual([
      {
        identifier: '198.51.100.4',
        lastUpdated: addedAt,
        adds: { watchlist: 1, favorites: 1, collections: 1, movies: 2, views: 1, marks: 0, episodes: 0 },
      },
      {
        identifier: 'fp_0',
        lastUpdated: addedAt,
        adds: { watchlist: 0, favorites: 0, collections: 0, movies: 0, views: 0, marks: 0, episodes: 0 },
      },
    ]);
    expect(asked).toEqual(['203.0.113.7']);
    expect(library()).toBe(before);
  });

  it('says nothing of when it was saved where nobody knows', async () => {
    const { list } = await setup({ fp_0: EMPTY_LIBRARY });
    expect(await list()).toStrictEqual([
      {
        identifier: 'fp_0',
        adds: { watchlist: 0, favorites: 0, collections: 0, movies: 0, views: 0, marks: 0, episodes: 0 },
      },
    ]);
  });

  it('takes the one that was chosen of several', async () => {
    const other = { ...EMPTY_LIBRARY, favorites: [{ id: 7, addedAt }] };
    const { bring, library } = await setup({ '198.51.100.4': OLD, fp_0: other });
    await bring('fp_0');
    expect(library().favorites).toEqual(other.favorites);
  });

  it('merges it as one change, which the toast undoes', async () => {
    const { bring, library, messages, offers, undo, deps } = await setup({ '198.51.100.4': OLD });
    const before = library();
    const changes: unknown[] = [];
    deps.session.changes$.subscribe((change) => changes.push(change));
    await bring('198.51.100.4');
    expect(library().watchlist.map(({ id }) => id)).toEqual([1, 2]);
    expect(library().favorites.map(({ id }) => id)).toEqual([3]);
    expect(library().collections).toEqual([...EMPTY_LIBRARY.collections, NOIR]);
    expect(library()).toMatchObject({ username: 'Ada', preferences: { theme: 'dark' } });
    expect(changes).toHaveLength(1);
    expect(messages()).toEqual([['success', 'Lists brought over']]);
    expect(offers()).toBe('Undo');
    undo();
    expect(library()).toEqual(before);
  });

  it.each(SAID_ALONE)('brings %s, and says so before (product.md, Your data: merge)', async (_, has, told) => {
    const { bring, list, library, messages, undo } = await setup({ fp_0: { ...EMPTY_LIBRARY, ...has } });
    const before = library();
    const [other] = await list();
    expect(other && formatLibraryCounts(other.adds)).toBe(told);
    await bring('fp_0');
    expect(library()).toEqual({ ...before, ...has });
    expect(messages()).toEqual([['success', 'Lists brought over']]);
    undo();
    expect(library()).toEqual(before);
  });

  it.each([
    ['there is nothing that is not here', { fp_0: EMPTY_LIBRARY }],
    ['it is gone by now', {}],
  ])('changes nothing and says so when %s', async (_, others) => {
    const { bring, library, messages, offers } = await setup(others);
    const before = library();
    await bring('fp_0');
    expect(library()).toBe(before);
    expect(messages()).toEqual([['blank', 'Everything is here already']]);
    expect(offers()).toBeUndefined();
  });
});
