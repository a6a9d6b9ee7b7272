import { beforeEach, describe, expect, it } from 'vitest';
import type { Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import type { EarlierVersions, Retain, TakenVersion } from './earlier-versions.ts';

/** A memory of versions that has none. */
export interface VersionsHarness {
  readonly versions: EarlierVersions;
  /** One over the same, as the next visit has it, or, where nothing outlives the window, another part of the page. */
  readonly reopen: () => EarlierVersions;
}

const addedAt = '2026-11-01T10:00:00.000Z';
const LIBRARY: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [{ id: 1396, media_type: 'tv', name: 'קולנוע 🎬 \0"\\ \ud800', addedAt }],
  viewingHistory: [{ id: 5, viewedAt: addedAt }],
  marks: [{ id: 7, rating: 8, note: 'Twice.' }],
};
const REMAINDER = { fields: { shelves: [1] }, items: { favorites: ['unreadable'] } };

const taken = (day: number, library: Library = LIBRARY): TakenVersion => ({
  id: `${day}`,
  madeAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  isDaily: true,
  titles: 1,
  bundle: { library, remainder: REMAINDER, lastUpdated: addedAt },
});
const add: Retain = (kept, version) => [...kept, version];
const ids = (list: readonly EarlierVersion[]): readonly string[] => list.map(({ id }) => id);
const contents = (bundle: Bundle | undefined) => bundle && [bundle.library, bundle.remainder];

/** Every promise of the `EarlierVersions` port, for any adapter. */
export const earlierVersionsContract = (name: string, setup: () => Promise<VersionsHarness>): void => {
  describe(`${name} keeps the EarlierVersions contract`, () => {
    let harness: VersionsHarness;
    let versions: EarlierVersions;
    beforeEach(async () => {
      harness = await setup();
      ({ versions } = harness);
    });
    const listed = () => harness.reopen().list();

    it('has none at first', async () => {
      expect(await versions.list()).toEqual([]);
      expect(await versions.read('1')).toBeUndefined();
    });

    it('keeps what is known of a version, and its library with all that this release does not know of it', async () => {
      const before = { done: 'Lists joined' };
      await versions.keep({ ...taken(1), isDaily: false, before }, add);
      const [version] = await listed();
      expect(version).toMatchObject({ id: '1', madeAt: taken(1).madeAt, isDaily: false, before, titles: 1 });
      expect(version?.bytes).toBeGreaterThan(0);
      // A surrogate without its other half is kept as well.
      expect(contents(await harness.reopen().read('1'))).toEqual([LIBRARY, REMAINDER]);
    });

    it('lists the newest first', async () => {
      for (const day of [2, 3, 1]) await versions.keep(taken(day), add);
      expect(ids(await listed())).toEqual(['3', '2', '1']);
    });

    it('tells the same library by its checksum, whenever it was taken, and another one by another', async () => {
      await versions.keep(taken(1), add);
      await versions.keep({ ...taken(2), bundle: { library: { ...LIBRARY }, remainder: REMAINDER } }, add);
      await versions.keep(taken(3, { ...LIBRARY, username: 'Ada' }), add);
      const [third, second, first] = await listed();
      expect(second?.checksum).toBe(first?.checksum);
      expect(third?.checksum).not.toBe(first?.checksum);
    });

    it('asks what is to be kept with all that is kept by then', async () => {
      await Promise.all([1, 2, 3].map((day) => versions.keep(taken(day), add)));
      let asked: readonly EarlierVersion[] = [];
      await versions.keep(taken(4), (kept, version) => {
        asked = [...kept, version];
        return kept;
      });
      expect(ids(asked)).toEqual(['3', '2', '1', '4']);
    });

    it('drops what is not to be kept, with its library', async () => {
      for (const day of [1, 2]) await versions.keep(taken(day), add);
      await versions.keep(taken(3), (kept, version) => [version, ...kept.filter(({ id }) => id !== '1')]);
      expect(ids(await listed())).toEqual(['3', '2']);
      expect(await harness.reopen().read('1')).toBeUndefined();
    });

    it('does not write a version that is not to be kept', async () => {
      await versions.keep(taken(1), (kept) => kept);
      expect(await listed()).toEqual([]);
      expect(await harness.reopen().read('1')).toBeUndefined();
    });

    it('notes what is known otherwise of a version by now', async () => {
      await versions.keep(taken(1), add);
      const { madeAt } = taken(9);
      await versions.keep(taken(2), ([first]) => (first ? [{ ...first, madeAt }] : []));
      expect(await listed()).toMatchObject([{ id: '1', madeAt }]);
      expect(contents(await harness.reopen().read('1'))).toEqual([LIBRARY, REMAINDER]);
    });

    it('has what a closing page has sent, and the same once more takes its place', async () => {
      await versions.list();
      versions.keepNow(taken(1));
      await expect.poll(async () => ids(await listed())).toEqual(['1']);
      expect(contents(await harness.reopen().read('1'))).toEqual([LIBRARY, REMAINDER]);
      await versions.keep(taken(1), (_, version) => [version]);
      expect(ids(await listed())).toEqual(['1']);
      expect(contents(await harness.reopen().read('1'))).toEqual([LIBRARY, REMAINDER]);
    });

    it('drops versions by their ids', async () => {
      for (const day of [1, 2, 3]) await versions.keep(taken(day), add);
      await versions.drop(['1', '3', 'none']);
      expect(ids(await listed())).toEqual(['2']);
      expect(await harness.reopen().read('1')).toBeUndefined();
    });

    it('forgets all', async () => {
      for (const day of [1, 2]) await versions.keep(taken(day), add);
      await versions.erase();
      expect(await listed()).toEqual([]);
      expect(await harness.reopen().read('1')).toBeUndefined();
    });
  });
};
