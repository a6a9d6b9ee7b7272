import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { idsOf } from '#application/ports/change-log.harness.ts';
import { aChange, HERE } from '#fixtures/library/a-change.ts';
import { databaseNames, forgetAll, previously, setup, textOf } from '#fixtures/previous/previous-release.ts';
import { bundleKey, revisionKey } from '../store/bundle-key.ts';

beforeEach(forgetAll);
afterEach(forgetAll);

const KEY = bundleKey(HERE);
const OLDER = textOf(HERE, 'a');
const NEWEST = textOf(HERE, 'b');
const BY_HAND = '{"username":"by hand"}';

/**
 * Leaves a journal with a checkpoint that has a and b, after an earlier one with a alone. The entries c and d came
 * later.
 */
const leaveJournal = async () => {
  await previously.append(HERE, 'a', 'b', 'c', 'd');
  await previously.checkpoint(HERE, OLDER, 1);
  await previously.checkpoint(HERE, NEWEST, 2);
};
/** The bundle that a library is restored from, and the log's entries that come on top of it. */
const restored = async ({ medium, changeLog }: Awaited<ReturnType<typeof setup>>) => {
  const [text] = await medium.get(KEY);
  const tail = await changeLog.read(HERE);
  const loaded = await new BundleStore(medium).load(HERE);
  const known = loaded.kind === 'found' ? loaded.revision?.positions : undefined;
  return {
    text,
    isOwn: loaded.kind === 'found' && loaded.isOwn,
    checkpoint: tail.checkpoint?.text,
    ids: idsOf(known ? await changeLog.read(HERE, known) : tail),
  };
};

describe('a bundle of the previous release', () => {
  it.each([
    ['as old as an earlier checkpoint', OLDER, [], { text: NEWEST, isOwn: true, checkpoint: NEWEST, ids: 'c d' }],
    [
      'that a closing page saved before',
      textOf(HERE, 'closing'),
      [textOf(HERE, 'closing'), 'later'],
      { text: NEWEST, isOwn: true, checkpoint: NEWEST, ids: 'c d' },
    ],
    ['that is missing', undefined, [], { text: NEWEST, isOwn: true, checkpoint: NEWEST, ids: 'c d' }],
    [
      'that cannot be read',
      '{"watchlist":[',
      [],
      { text: '{"watchlist":[', isOwn: false, checkpoint: NEWEST, ids: 'c d' },
    ],
    ['that was edited by hand', BY_HAND, [NEWEST], { text: BY_HAND, isOwn: false, checkpoint: undefined, ids: 'c d' }],
    ['that is the newest', NEWEST, [], { text: NEWEST, isOwn: false, checkpoint: undefined, ids: 'c d' }],
  ])(
    '%s: the newest text is there in its place where it is to be, and what came later comes on top',
    async (_, text, ownTexts, expected) => {
      const harness = await setup();
      await leaveJournal();
      if (text !== undefined) await harness.medium.set({ [KEY]: text });
      previously.rememberText(...ownTexts);
      await harness.release.migrate();
      const { medium } = harness;
      expect((await medium.get(KEY))[0]).toBe(expected.text);
      // Loading sets an unreadable text aside.
      expect(await restored(harness)).toEqual(expected);
      expect(harness.warn).not.toHaveBeenCalled();
      await expect.poll(databaseNames).toEqual([]);
    },
  );

  it('has no revision where it stays, for it is somebody else’s', async () => {
    const { medium, release } = await setup();
    await leaveJournal();
    await medium.set({ [KEY]: BY_HAND });
    await release.migrate();
    expect(await medium.get(revisionKey(HERE))).toEqual([undefined]);
  });

  it('that was never in a checkpoint stays, and all entries come on top', async () => {
    const harness = await setup();
    await previously.append(HERE, 'a', 'b');
    await harness.medium.set({ [KEY]: NEWEST });
    await harness.release.migrate();
    expect(await restored(harness)).toEqual({ text: NEWEST, isOwn: false, checkpoint: undefined, ids: 'a b' });
  });

  it('that was on its way when a page closed is where it belongs, and counts as the one that is there', async () => {
    const harness = await setup();
    await leaveJournal();
    await harness.medium.set({ [KEY]: OLDER });
    previously.rescue(KEY, BY_HAND);
    previously.rescue('matinee_user_data_unknown', NEWEST);
    await harness.release.migrate();
    expect(await restored(harness)).toEqual({ text: BY_HAND, isOwn: false, checkpoint: undefined, ids: 'c d' });
    expect(await harness.medium.get('matinee_user_data_unknown')).toEqual([NEWEST]);
  });
});

describe('a save that is missing from the journal', () => {
  const UNTOLD = textOf(HERE, 'untold', '2026-11-05T10:00:00.000Z');
  const SAVE = { identifier: HERE, lastUpdated: '2026-11-05T10:00:00.000Z', counter: 3, unnumbered: ['d', 'n'] };

  it.each([
    ['has entries up to its counter and changes without one: they do not come again', SAVE, 'e', 'm'],
    ['tells its counter only, as in an earlier release', { ...SAVE, unnumbered: undefined }, 'd e', 'n m'],
    ['is not the one that is stored', { ...SAVE, lastUpdated: '2026-11-01T10:00:00.000Z' }, 'c d e', 'm'],
    ['is another’s', { ...SAVE, identifier: 'unknown' }, 'c d e', 'm'],
  ])('%s', async (_, save, ids, waiting) => {
    const harness = await setup();
    await leaveJournal();
    await previously.append(HERE, 'e');
    await previously.note('n', 'm');
    await harness.medium.set({ [KEY]: UNTOLD });
    previously.rememberSave(save);
    await harness.release.migrate();
    expect(await restored(harness)).toEqual({ text: UNTOLD, isOwn: false, checkpoint: undefined, ids });
    expect(harness.waiting()).toBe(waiting);
  });
});

describe('where something is refused on the way', () => {
  it('the log was written but not the store, the next visit ends with the same', async () => {
    const harness = await setup();
    await leaveJournal();
    await harness.medium.set({ [KEY]: OLDER });
    vi.spyOn(harness.medium, 'set').mockRejectedValueOnce(new DOMException('It is full.', 'QuotaExceededError'));
    await harness.release.migrate();
    expect(harness.warn).toHaveBeenCalledOnce();
    expect(await databaseNames()).not.toEqual([]);
    await harness.release.migrate();
    expect(await restored(harness)).toEqual({ text: NEWEST, isOwn: true, checkpoint: NEWEST, ids: 'c d' });
  });

  it('a rescued bundle has no room, it and all else stays', async () => {
    const harness = await setup();
    await leaveJournal();
    previously.leave(aChange('o'), 0);
    previously.rescue(KEY, BY_HAND);
    vi.spyOn(harness.medium, 'set').mockRejectedValueOnce(new DOMException('It is full.', 'QuotaExceededError'));
    await harness.release.migrate();
    expect(harness.device.records).toEqual([]);
    expect(Object.keys(localStorage).toSorted()).toEqual(['matinee_outbox_o', `matinee_rescue_${KEY}`]);
    expect(await databaseNames()).not.toEqual([]);
    await harness.release.migrate();
    expect(await restored(harness)).toMatchObject({ text: BY_HAND, ids: 'c d' });
  });

  it('entries of an owner, the store’s text stays as it is with what came before', async () => {
    const harness = await setup();
    await leaveJournal();
    await harness.medium.set({ [KEY]: OLDER });
    const { append } = harness.changeLog;
    vi.spyOn(harness.changeLog, 'append')
      .mockImplementationOnce((...of) => append.apply(harness.changeLog, of))
      .mockRejectedValueOnce(new Error('The log is gone.'));
    await harness.release.migrate();
    expect(harness.warn).toHaveBeenCalledOnce();
    await harness.release.migrate();
    expect(await restored(harness)).toEqual({ text: NEWEST, isOwn: true, checkpoint: NEWEST, ids: 'c d' });
  });
});
