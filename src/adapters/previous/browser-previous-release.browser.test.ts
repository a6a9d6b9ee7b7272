import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChange, HERE, THERE } from '#fixtures/library/a-change.ts';
import {
  databaseNames,
  forgetAll,
  JOURNAL,
  leftIn,
  NOTES,
  previously,
  setup,
  textOf,
} from '#fixtures/previous/previous-release.ts';

beforeEach(forgetAll);
afterEach(forgetAll);

const left = () => Object.keys(localStorage).filter((key) => key.startsWith('matinee_'));
/** A change that a page of the previous release made. */
const ofPage = (id: string, tab: string, at: string) => ({ ...aChange(id), tab, at });

describe('of the changes that the previous release left,', () => {
  it('those after the checkpoint come into the log, in order, each to its owner', async () => {
    const { release, ids, waiting, warn } = await setup();
    await previously.append(HERE, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k');
    await previously.append(THERE, 'x');
    await previously.append(HERE, 'l');
    await previously.checkpoint(HERE, textOf(HERE, 'b'), 2);
    await release.migrate();
    expect((await ids(HERE)).replace(/^\S*previous-\S+ /, '')).toBe('c d e f g h i j k l');
    expect(await ids(THERE)).toBe('x');
    expect(waiting()).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });

  it('those that never got a number wait to be claimed, and none that got one recently', async () => {
    const { release, ids, waiting } = await setup();
    await previously.append(HERE, 'a', 'b');
    await previously.append(THERE, 'x');
    await previously.checkpoint(HERE, textOf(HERE, 'a'), 1);
    await previously.note('a', 'n', 'b', 'm', 'x');
    previously.leave(aChange('o'), 0);
    previously.leave(aChange('b'), 1);
    await release.migrate();
    expect(waiting()).toBe('n m o');
    expect(await ids(HERE)).toMatch(/b$/);
    expect(await ids(THERE)).toBe('x');
  });

  it('those of each page come in the order in which it left them, the pages by their beginning', async () => {
    const { release, waiting } = await setup();
    previously.leave(ofPage('b-0', 'late', '2026-11-03T10:00:00.000Z'), 0);
    for (const place of [11, 10, 2, 9])
      previously.leave(ofPage(`a-${place}`, 'early', '2026-11-04T10:00:00.000Z'), place);
    // The clock was set in the meantime.
    previously.leave(ofPage('a-0', 'early', '2026-11-02T10:00:00.000Z'), 0);
    await release.migrate();
    expect(waiting()).toBe('a-0 a-2 a-9 a-10 a-11 b-0');
  });

  it('those that a release still earlier had wait among the entries wait for an owner, before the others', async () => {
    const { release, waiting } = await setup();
    await previously.note('n');
    await previously.append('', 'w');
    await release.migrate();
    expect(waiting()).toBe('w n');
  });

  it('one that is left twice comes once, and damaged ones not', async () => {
    const { release, waiting } = await setup();
    await previously.note('n');
    previously.leave(aChange('n'), 0);
    for (const [at, text] of ['', '{', 'null', '{"place":0}', '{"place":0,"change":{"id":"z"}}'].entries())
      localStorage.setItem(`matinee_outbox_z-${at}`, text);
    await release.migrate();
    expect(waiting()).toBe('n');
  });

  it('those come that a log of this release has already, once', async () => {
    const { release, changeLog, ids } = await setup();
    await previously.append(HERE, 'a', 'b');
    await changeLog.append([aChange('a')], { owner: HERE });
    await release.migrate();
    expect(await ids(HERE)).toBe('a b');
  });
});

const LEFT: readonly (readonly [string, () => unknown])[] = [
  ['entries', () => previously.append(HERE, 'a')],
  [
    'a checkpoint with nothing after it',
    async () => {
      await previously.append(HERE, 'a');
      await previously.checkpoint(HERE, textOf(HERE, 'a'), 1);
    },
  ],
  ['what was noted down', () => previously.note('n')],
  ['what a closing page left', () => previously.leave(aChange('o'), 0)],
  ['a bundle that was on its way', () => previously.rescue(`matinee_user_data_${HERE}`, textOf(HERE, 'Ada'))],
];

describe('what the previous release left', () => {
  it('is nothing at first: that is reported, and nothing is made or changed', async () => {
    const { release, device, medium, warn } = await setup();
    expect(await release.isEmpty()).toBe(true);
    await release.migrate();
    expect(await databaseNames()).toEqual([]);
    expect(device.records).toEqual([]);
    expect(await medium.keys()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(LEFT)('is reported where it is %s, and is gone once it was brought over', async (_, leave) => {
    const { release, device, medium } = await setup();
    await leave();
    previously.rememberText('{}');
    previously.rememberSave({ identifier: HERE, lastUpdated: '', counter: 0, unnumbered: [] });
    expect(await release.isEmpty()).toBe(false);
    await release.migrate();
    await expect.poll(databaseNames).toEqual([]);
    expect(left()).toEqual([]);
    expect(await release.isEmpty()).toBe(true);
    const before = { records: device.records, keys: await medium.keys() };
    await release.migrate();
    expect({ records: device.records, keys: await medium.keys() }).toEqual(before);
    expect(before.records.length + before.keys.length).toBeGreaterThan(0);
  });

  it.each(LEFT.slice(0, 4))('stays while the log refuses, though it is %s, and comes later', async (_, leave) => {
    const { release, device, warn, breakDown, mend } = await setup();
    await leave();
    previously.rememberText('{}');
    const before = [await leftIn(JOURNAL), await leftIn(NOTES), left()];
    breakDown();
    await release.migrate();
    expect([await leftIn(JOURNAL), await leftIn(NOTES), left()]).toEqual(before);
    expect(warn).toHaveBeenCalledOnce();
    mend();
    await release.migrate();
    expect(device.records.length).toBeGreaterThan(0);
    await expect.poll(databaseNames).toEqual([]);
    expect(left()).toEqual([]);
  });

  it('stays where it comes meanwhile, from a tab that the previous release has open', async () => {
    const { release, changeLog, ids, waiting } = await setup();
    await previously.append(HERE, 'a');
    await previously.note('n');
    const { append } = changeLog;
    vi.spyOn(changeLog, 'append').mockImplementationOnce(async (...of) => {
      await previously.append(HERE, 'b');
      await previously.note('m');
      previously.leave(aChange('o'), 0);
      return append.apply(changeLog, of);
    });
    await release.migrate();
    expect([await ids(HERE), waiting()]).toEqual(['a', 'n']);
    expect(await leftIn(JOURNAL)).toMatchObject({ entries: [{ id: 'b' }] });
    expect(await leftIn(NOTES)).toMatchObject({ notes: [{ id: 'm' }] });
    await release.migrate();
    expect([await ids(HERE), waiting()]).toEqual(['a b', 'n m o']);
    await expect.poll(databaseNames).toEqual([]);
    expect(left()).toEqual([]);
  });

  it.each([
    [
      'localStorage',
      () =>
        vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('Access is denied.', 'SecurityError');
        }),
      'a',
    ],
    [
      'IndexedDB',
      () =>
        vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
          throw new DOMException('Access is denied.', 'SecurityError');
        }),
      '',
    ],
  ])('does nobody harm where %s is blocked', async (_, block, expected) => {
    const { release, ids } = await setup();
    await previously.append(HERE, 'a');
    block();
    expect(await release.isEmpty()).toBe(false);
    await release.migrate();
    expect(await ids(HERE)).toBe(expected);
  });
});
