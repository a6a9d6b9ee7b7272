import { expect, it } from 'vitest';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { StoreHarness } from './store.contract.ts';
import type { Revision } from './store.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const lastUpdated = '2026-11-02T10:00:00.000Z';
const ofTitles = (length: number): Bundle => {
  const watchlist = Array.from({ length }, (_, at) => ({ id: at + 1, title: `Movie number ${at + 1}`, addedAt }));
  return { library: { ...EMPTY_LIBRARY, watchlist }, remainder: NO_REMAINDER, lastUpdated };
};
/** Its text is so long that it may be made in several tasks, and written in another: no title of it was written before. */
const large = (): Bundle => ofTitles(8_000);
const LARGE = large();
const SMALL = ofTitles(2);
const EMPTY: Bundle = { library: EMPTY_LIBRARY, remainder: NO_REMAINDER };
const REVISION: Revision = { positions: { log: 3 }, pending: ['a'] };

/** The promises of the `Store` port about saves that take long. */
export const checkLargeSaves = (harness: () => StoreHarness): void => {
  const stored = async (identifier: string) => (await harness().reopen()).load(identifier);

  it.each([
    ['small', EMPTY],
    ['large', large()],
    ['large and saved before', LARGE],
  ])('ends with the newest of saves that follow one another at once, the first of them %s', async (_, first) => {
    const older = harness().store.save('203.0.113.7', first);
    harness().store.saveNow('203.0.113.7', SMALL, REVISION);
    await older;
    await expect.poll(() => stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle: SMALL });
  });

  it('ends with the newer of two saves, however long the older takes', async () => {
    await Promise.all([harness().store.save('203.0.113.7', large()), harness().store.save('203.0.113.7', SMALL)]);
    expect(await stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle: SMALL });
  });

  it('lets the page go on while it makes a large text (product.md, Devices: slices)', async () => {
    let tasks = 0;
    const count = setInterval(() => (tasks += 1));
    await harness().store.save('203.0.113.7', large());
    clearInterval(count);
    expect(tasks).toBeGreaterThan(1);
  });

  it('has none once it was erased, not even a large one that was about to be saved', async () => {
    const saved = harness().store.save('203.0.113.7', large());
    await Promise.all([harness().store.erase(), saved]);
    expect(await stored('203.0.113.7')).toEqual({ kind: 'absent' });
  });

  it('replaces a bundle whole', async () => {
    await harness().store.save('203.0.113.7', LARGE, REVISION);
    expect(await stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle: LARGE, isOwn: true });
    await harness().store.save('203.0.113.7', EMPTY);
    expect(await stored('203.0.113.7')).toMatchObject({ kind: 'found', bundle: EMPTY });
  });
};
