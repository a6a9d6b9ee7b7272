import { beforeEach, describe, expect, it } from 'vitest';
import { apply } from '#domain/library/apply.ts';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { checkLargeSaves } from './store.large.contract.ts';
import { checkRevisions } from './store.revisions.contract.ts';
import type { Revision, Store } from './store.ts';
import { checkUnreadable } from './store.unreadable.contract.ts';

/** A store over an empty medium, and a way behind its back. */
export interface StoreHarness {
  readonly store: Store;
  readonly lifetime: Store['lifetime'];
  /** A store over the same medium, as the next visit has it, or, where nothing outlives the window, another part of the page. */
  readonly reopen: () => Promise<Store>;
  /** The text of an entry, letter for letter. */
  readonly read: (key: string) => Promise<string | undefined>;
  readonly write: (key: string, text: string) => Promise<void>;
  /** From now on the medium is full: writing fails with a `QuotaExceededError`. */
  readonly fill: () => void | Promise<void>;
  /** From now on reading fails. */
  readonly breakReads: () => void;
}

const addedAt = '2026-11-01T10:00:00.000Z';
const library = apply(EMPTY_LIBRARY, {
  kind: 'batch',
  actions: [
    { kind: 'title-saved', list: 'watchlist', title: { id: 1396, media_type: 'tv', name: 'קולנוע 🎬 \0"\\', addedAt } },
    { kind: 'title-saved', list: 'favorites', title: { id: 1396, title: 'A movie', addedAt } },
    { kind: 'movie-added-to-collection', collectionId: '2', title: { id: 5 } },
    { kind: 'username-set', username: 'Ada' },
  ],
});
const FULL: Bundle = { library, remainder: NO_REMAINDER, lastUpdated: '2026-11-02T10:00:00.000Z' };
const EMPTY: Bundle = { library: EMPTY_LIBRARY, remainder: NO_REMAINDER };
const REVISION: Revision = { positions: { log: 3 }, pending: ['a'] };
const KEY = 'matinee_user_data_203.0.113.7';

/** Every promise of the `Store` port, for any adapter. */
export const storeContract = (name: string, setup: () => Promise<StoreHarness>): void => {
  describe(`${name} keeps the Store contract`, () => {
    let harness: StoreHarness;
    let store: Store;
    const stored = async (identifier: string) => (await harness.reopen()).load(identifier);
    beforeEach(async () => {
      harness = await setup();
      ({ store } = harness);
    });

    it('says how long it lasts', () => {
      expect(store.lifetime).toBe(harness.lifetime);
    });

    it('has nothing at first', async () => {
      expect(await store.load('203.0.113.7')).toEqual({ kind: 'absent' });
      expect(await store.identifiers()).toEqual([]);
    });

    it('gives back what was saved, at the next visit too', async () => {
      await store.save('203.0.113.7', FULL);
      expect(await store.load('203.0.113.7')).toMatchObject({ kind: 'found', bundle: FULL });
      expect(await stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle: FULL });
    });

    it('gives back what was saved for a page about to close', async () => {
      store.saveNow('203.0.113.7', FULL, REVISION);
      await expect.poll(() => stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle: FULL });
    });

    it('keeps one bundle for each identifier, and lists them (product.md, Saving: key)', async () => {
      await store.save('203.0.113.7', FULL);
      await store.save('2001:db8::1', EMPTY);
      await store.save('fp_0123', FULL);
      await store.save('unknown', EMPTY);
      expect(await store.load('2001:db8::1')).toMatchObject({ kind: 'found', bundle: EMPTY });
      expect(await store.load('203.0.113.7')).toMatchObject({ kind: 'found', bundle: FULL });
      expect(new Set(await store.identifiers())).toEqual(new Set(['203.0.113.7', '2001:db8::1', 'fp_0123', 'unknown']));
    });

    it('lists nothing that is not its own', async () => {
      await harness.write('matinee_last_theme', 'dark');
      await harness.write('user_data', '{}');
      expect(await store.identifiers()).toEqual([]);
    });

    it('writes JSON in its shape and under its key (product.md, Saving: bundle)', async () => {
      await store.save('203.0.113.7', FULL);
      const { watchlist, favorites, collections, viewingHistory, preferences, username } = library;
      expect(JSON.parse((await harness.read(KEY)) ?? '')).toEqual({
        watchlist,
        favorites,
        collections,
        viewingHistory,
        preferences,
        username,
        lastUpdated: '2026-11-02T10:00:00.000Z',
        ipAddress: '203.0.113.7',
      });
    });

    it('loads a bundle written by hand, and writes back what it does not know or cannot read', async () => {
      const byHand = { watchlist: [{ id: 'x' }, { id: 1, addedAt, mood: 'odd' }], futurePart: { a: [1] } };
      await harness.write(KEY, JSON.stringify(byHand));
      const loaded = await store.load('203.0.113.7');
      expect(loaded).toMatchObject({
        kind: 'found',
        bundle: { library: { watchlist: [{ id: 1, addedAt, mood: 'odd' }] } },
      });
      const bundle = loaded.kind === 'found' ? loaded.bundle : EMPTY;
      await store.save('203.0.113.7', bundle);
      expect(JSON.parse((await harness.read(KEY)) ?? '')).toMatchObject({
        futurePart: { a: [1] },
        watchlist: [{ id: 1, addedAt, mood: 'odd' }, { id: 'x' }],
      });
      expect(await stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle });
    });

    it('tells the text that it holds, when it loads and when it saves', async () => {
      const text = await store.save('203.0.113.7', FULL);
      expect(await harness.read(KEY)).toBe(text);
      expect(await stored('203.0.113.7')).toMatchObject({ text });
    });

    it('erases every bundle and what was set aside, and nothing that is not its own', async () => {
      await store.save('203.0.113.7', FULL);
      await store.save('unknown', FULL);
      await harness.write(`${KEY}.unreadable`, 'broken');
      await harness.write('matinee_last_theme', 'dark');
      await store.erase();
      expect(await store.identifiers()).toEqual([]);
      expect(await harness.read(KEY)).toBeUndefined();
      expect(await harness.read(`${KEY}.unreadable`)).toBeUndefined();
      expect(await harness.read('matinee_last_theme')).toBe('dark');
    });

    it('removes a bundle that has the text which was read, and no other', async () => {
      const text = await store.save('203.0.113.7', FULL);
      await store.save('unknown', EMPTY);
      await store.save('203.0.113.7', EMPTY);
      expect(await store.remove('203.0.113.7', text)).toBe(false);
      const loaded = await store.load('203.0.113.7');
      expect(loaded.kind).toBe('found');
      expect(await store.remove('203.0.113.7', loaded.kind === 'found' ? loaded.text : '')).toBe(true);
      expect(await store.load('203.0.113.7')).toEqual({ kind: 'absent' });
      expect(await store.identifiers()).toEqual(['unknown']);
    });

    it('keeps the earlier bundle when a save is refused (product.md, Saving: save failure)', async () => {
      await store.save('203.0.113.7', FULL);
      const before = await harness.read(KEY);
      await harness.fill();
      await expect(store.save('203.0.113.7', EMPTY)).rejects.toMatchObject({ name: 'QuotaExceededError' });
      expect(await harness.read(KEY)).toBe(before);
      expect(await stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle: FULL });
    });

    it('rejects when the medium cannot be read, and leaves alone what it holds', async () => {
      await harness.write(KEY, '{"watchlist":');
      harness.breakReads();
      await expect(store.load('203.0.113.7')).rejects.toBeInstanceOf(Error);
    });

    checkLargeSaves(() => harness);
    checkRevisions(() => harness);
    checkUnreadable(() => harness);
  });
};
