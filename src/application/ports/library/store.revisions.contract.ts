import { describe, expect, it } from 'vitest';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { StoreHarness } from './store.contract.ts';
import type { Revision } from './store.ts';

const HERE = '203.0.113.7';
const KEY = `matinee_user_data_${HERE}`;
const REVISION_KEY = `matinee_revision_${HERE}`;

const named = (username: string): Bundle => ({ library: { ...EMPTY_LIBRARY, username }, remainder: NO_REMAINDER });
const ADA = named('Ada');
const GRACE = named('Grace');
const revisionOf = (sequence: number): Revision => ({
  positions: { log: sequence, other: 0 },
  pending: [`p-${sequence}`],
});
const NO_REVISION = { isOwn: false, revision: undefined };

/** What the next visit knows of the text that it finds. */
const knownIn = async ({ reopen }: StoreHarness): Promise<unknown> => {
  const loaded = await (await reopen()).load(HERE);
  return loaded.kind === 'found' ? { isOwn: loaded.isOwn, revision: loaded.revision } : loaded.kind;
};

const OTHERS: readonly (readonly [string, (harness: StoreHarness) => Promise<unknown>, unknown])[] = [
  ['edited by hand', ({ write }) => write(KEY, '{"username":"Grace"}'), { isOwn: false, revision: revisionOf(1) }],
  [
    'edited by hand, by one letter',
    async ({ read, write }) => write(KEY, `${await read(KEY)} `),
    { isOwn: false, revision: revisionOf(1) },
  ],
  ['saved without a revision', ({ store }) => store.save(HERE, GRACE), NO_REVISION],
];

const GARBAGE = [
  '',
  '{',
  'null',
  '{}',
  '[]',
  '[1]',
  '[{"positions":{"log":-1},"pending":[],"checksum":"a"}]',
  '[{"positions":{"log":1.5},"pending":[],"checksum":"a"}]',
  '[{"positions":{"log":1},"pending":[1],"checksum":"a"}]',
  '[{"positions":{"log":1},"pending":[]}]',
];

/** What is not the text of the last save, or is again. */
const checkForeign = (benchOf: () => StoreHarness): void => {
  it.each(OTHERS)('does not know a text that was %s after it', async (_, act, expected) => {
    const harness = benchOf();
    await harness.store.save(HERE, ADA, revisionOf(1));
    await act(harness);
    expect(await knownIn(harness)).toEqual(expected);
  });

  it('does not know a text where nothing was saved', async () => {
    const harness = benchOf();
    await harness.write(KEY, '{}');
    expect(await knownIn(harness)).toEqual(NO_REVISION);
  });

  it.each(GARBAGE)('counts as none where it cannot be read, such as %j, and the next is there again', async (text) => {
    const harness = benchOf();
    await harness.store.save(HERE, ADA, revisionOf(1));
    await harness.write(REVISION_KEY, text);
    expect(await knownIn(harness)).toEqual(NO_REVISION);
    await harness.store.save(HERE, ADA, revisionOf(2));
    expect(await knownIn(harness)).toEqual({ isOwn: true, revision: revisionOf(2) });
  });

  it('takes a text that somebody else wrote for its own once it was accepted', async () => {
    const harness = benchOf();
    await harness.store.save(HERE, ADA, revisionOf(1));
    await harness.write(KEY, '{"username":"Grace"}');
    await harness.store.accept(HERE, '{"username":"Grace"}', revisionOf(2));
    expect(await knownIn(harness)).toEqual({ isOwn: true, revision: revisionOf(2) });
    expect(await harness.read(KEY)).toBe('{"username":"Grace"}');
  });

  it.each([
    ['another', '{"username":"Alan"}', { isOwn: false, revision: revisionOf(1) }],
    ['its own', undefined, { isOwn: true, revision: revisionOf(1) }],
  ])('accepts no text where the store holds %s by now', async (_, text, expected) => {
    const harness = benchOf();
    const own = await harness.store.save(HERE, ADA, revisionOf(1));
    await harness.write(KEY, text ?? own);
    await harness.store.accept(HERE, '{"username":"Grace"}', revisionOf(2));
    expect(await knownIn(harness)).toEqual(expected);
    await harness.write(KEY, '{"username":"Grace"}');
    expect(await knownIn(harness)).toEqual({ isOwn: false, revision: revisionOf(1) });
  });
};

/** What a save that was cut off, refused or taken back leaves. */
const checkCutOff = (benchOf: () => StoreHarness): void => {
  it.each([1, 2, 3])(
    'is that of the text which is there, though %i saves after it wrote their revision only',
    async (count) => {
      const harness = benchOf();
      const text = await harness.store.save(HERE, ADA, revisionOf(0));
      for (let at = 1; at <= count; at += 1) await harness.store.save(HERE, named(`${at}`), revisionOf(at));
      await harness.write(KEY, text);
      expect(await knownIn(harness)).toEqual({ isOwn: true, revision: revisionOf(0) });
    },
  );

  it('is that of the earlier bundle after saves were refused, however many', async () => {
    const harness = benchOf();
    await harness.store.save(HERE, ADA, revisionOf(1));
    await harness.fill();
    for (let at = 2; at < 10; at += 1) {
      await expect(harness.store.save(HERE, GRACE, revisionOf(at))).rejects.toMatchObject({
        name: 'QuotaExceededError',
      });
    }
    expect(await knownIn(harness)).toEqual({ isOwn: true, revision: revisionOf(1) });
  });

  it.each<readonly [string, (harness: StoreHarness, text: string) => Promise<unknown>]>([
    ['removed', ({ store }, text) => store.remove(HERE, text)],
    ['erased', ({ store }) => store.erase()],
  ])('is gone with a bundle that was %s', async (_, act) => {
    const harness = benchOf();
    const text = await harness.store.save(HERE, ADA, revisionOf(1));
    await act(harness, text);
    expect(await knownIn(harness)).toBe('absent');
    expect(await harness.read(REVISION_KEY)).toBeUndefined();
    await harness.write(KEY, text);
    expect(await knownIn(harness)).toEqual(NO_REVISION);
  });

  it('stays where a bundle was not removed, for it has another text', async () => {
    const harness = benchOf();
    const text = await harness.store.save(HERE, ADA, revisionOf(1));
    await harness.store.save(HERE, GRACE, revisionOf(2));
    expect(await harness.store.remove(HERE, text)).toBe(false);
    expect(await knownIn(harness)).toEqual({ isOwn: true, revision: revisionOf(2) });
  });
};

/** A save knows itself: what else has come into its place is told from it. */
export const checkRevisions = (benchOf: () => StoreHarness): void => {
  describe('a revision', () => {
    it('comes back with its save, at the next visit too, and with no other’s', async () => {
      const harness = benchOf();
      await harness.store.save('unknown', GRACE, revisionOf(7));
      await harness.store.save(HERE, ADA, revisionOf(1));
      expect(await harness.store.load(HERE)).toMatchObject({ isOwn: true, revision: revisionOf(1) });
      expect(await knownIn(harness)).toEqual({ isOwn: true, revision: revisionOf(1) });
      expect(await harness.store.load('unknown')).toMatchObject({ isOwn: true, revision: revisionOf(7) });
      expect(new Set(await harness.store.identifiers())).toEqual(new Set(['unknown', HERE]));
    });

    it('comes back with what was saved for a page about to close', async () => {
      const harness = benchOf();
      await harness.store.save(HERE, ADA, revisionOf(1));
      harness.store.saveNow(HERE, GRACE, revisionOf(2));
      await expect
        .poll(() => harness.store.load(HERE))
        .toMatchObject({ bundle: GRACE, isOwn: true, revision: revisionOf(2) });
    });

    it('is the newest where the same text was saved again', async () => {
      const harness = benchOf();
      for (const at of [1, 2]) await harness.store.save(HERE, ADA, revisionOf(at));
      expect(await knownIn(harness)).toEqual({ isOwn: true, revision: revisionOf(2) });
    });

    checkForeign(benchOf);
    checkCutOff(benchOf);
  });
};
