import { describe, expect, it } from 'vitest';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { DEFAULT_COLLECTIONS } from '#domain/library/collection.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import { apart, joinAtOnce, joining, marked, markOf, together } from '#fixtures/devices/joining-devices.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { meet, twoDevices } from '#fixtures/devices/two-devices.ts';

const marking = (id: number, set: Mark): LibraryAction => ({
  kind: 'title-marked',
  title: { id, title: `Title ${id}` },
  set,
  clear: [],
});
const having = (...marks: readonly Mark[]): Partial<Library> => ({
  marks: marks.map((mark, at) => marked(at + 1, mark)),
});
const preview = async (device: SyncingDevice) => device.settle(device.lists.chooseFolder());

const NINE: Mark = { seenAt: '2020-01-01', rating: 9, note: 'Loud' };
const FIVE: Mark = { seenAt: '2026-11-20', rating: 5 };

describe('joining with marks that differ (product.md, Devices: joining)', () => {
  it('shows both, and that no note goes', async () => {
    const { phone, laptop } = twoDevices(having(FIVE, { note: 'Only here' }), having(NINE, { rating: 3 }));
    await phone.settle(phone.join('Phone'));
    expect(await preview(laptop)).toMatchObject({
      conflicts: [{ list: 'marks', key: 'movie:1', mine: NINE, theirs: FIVE, isToChoose: true }],
      fills: { here: 1, there: 1 },
      removes: { marks: 0 },
    });
    expect(laptop.library.marks).toMatchObject([NINE, { rating: 3 }]);
  });

  it.each<[JoinChoice | undefined, Mark]>([
    [undefined, NINE],
    ['newer', NINE],
    ['mine', NINE],
    ['theirs', { ...FIVE, note: 'Loud' }],
  ])('does as was chosen, on both: %s, whatever day either was seen', async (choice, mark) => {
    const { phone, laptop } = await joining(having(FIVE), having(NINE), choice);
    expect(markOf(laptop)).toMatchObject(mark);
    expect(syncedOf(phone.library)).toEqual(syncedOf(laptop.library));
  });

  it.each<[JoinChoice, Mark]>([
    ['newer', { seenAt: '2020-01-01', rating: 4, note: 'Loud' }],
    ['mine', NINE],
    ['theirs', { seenAt: '2020-01-01', rating: 4, note: 'Loud' }],
  ])('knows that what was changed while sharing is the newer: %s', async (choice, mark) => {
    const { phone, laptop } = twoDevices({}, having(NINE));
    await phone.settle(phone.join('Phone'));
    phone.session.dispatch(marking(1, { rating: 4 }));
    await meet(phone);
    await laptop.settle(laptop.join('Laptop', choice));
    await meet(phone);
    expect(markOf(laptop)).toMatchObject(mark);
    expect(syncedOf(phone.library)).toEqual(syncedOf(laptop.library));
  });

  it('does so once: what is changed afterwards counts as any change', async () => {
    const { phone, laptop } = await joining(having(FIVE), having(NINE));
    expect(laptop.memory.kept).not.toHaveProperty('joining');
    phone.session.dispatch({ kind: 'title-marked', title: { id: 1 }, set: { rating: 2 }, clear: ['note'] });
    await meet(phone, laptop);
    expect(markOf(laptop)).toEqual(marked(1, { seenAt: NINE.seenAt!, rating: 2 }));
  });

  it('keeps the choice where the folder fails, or the page is killed, before it is done', async () => {
    const { phone, laptop } = twoDevices(having(FIVE), having(NINE));
    await phone.settle(phone.join('Phone'));
    const answer = await preview(laptop);
    if (answer?.kind !== 'preview') throw new Error('There is no preview.');
    laptop.folder.fault = 'unreachable';
    await laptop.settle(laptop.lists.join(answer, 'Laptop', 'theirs'));
    laptop.folder.fault = undefined;
    laptop.open();
    await meet(laptop, phone);
    for (const device of [phone, laptop]) expect(markOf(device)).toMatchObject({ ...FIVE, note: 'Loud' });
  });

  it('is undone on this device by its toast', async () => {
    const { phone, laptop } = twoDevices(having(FIVE), having(NINE));
    await phone.settle(phone.join('Phone'));
    await laptop.settle(laptop.join('Laptop', 'theirs'));
    await laptop.undo('Lists joined');
    expect(markOf(laptop)).toEqual(marked(1, NINE));
  });

  it('takes a mark away that another device removed, but none with a note', async () => {
    const both = having({ rating: 9 }, { rating: 8, note: 'Loud' });
    const { phone, laptop } = twoDevices(both, both);
    await phone.settle(phone.join('Phone'));
    for (const id of [1, 2])
      phone.session.dispatch({ kind: 'title-marked', title: { id }, set: {}, clear: ['rating', 'note'] });
    await meet(phone);
    expect(await preview(laptop)).toMatchObject({ removes: { marks: 1 }, gives: { marks: 1 }, conflicts: [] });
    await laptop.settle(laptop.join('Laptop'));
    await meet(phone);
    for (const device of [phone, laptop])
      expect(device.library.marks).toEqual([marked(2, { rating: 8, note: 'Loud' })]);
  });
});

describe('devices that join before they have heard of each other (product.md, Devices: same time)', () => {
  const threeApart = (...marks: readonly Mark[]) => apart(marks.map((mark) => having(mark)));

  it('end equal, with all notes and the greater rating', async () => {
    const devices = threeApart({ rating: 5, note: 'Quiet' }, { rating: 9, note: 'Loud' }, { seenAt: null });
    for (const device of devices) await device.settle(device.join());
    await together(devices);
    for (const device of devices)
      expect(device.library.marks).toEqual([marked(1, { rating: 9, note: 'Loud\n\nQuiet', seenAt: null })]);
  });

  it('end with the name that somebody gave a default collection', async () => {
    const [first, ...rest] = DEFAULT_COLLECTIONS;
    const renamed = { collections: [{ ...first!, name: 'Noir' }, ...rest] };
    for (const libraries of [
      [renamed, {}],
      [{}, renamed],
    ]) {
      const devices = apart(libraries);
      for (const device of devices) await device.settle(device.join());
      await together(devices);
      for (const { library } of devices) expect(library.collections[0]?.name).toBe('Noir');
    }
  });

  it('two at once, from a first: nothing of either note is lost', async () => {
    const devices = threeApart({ note: 'First' }, { note: 'Second' }, { note: 'Third' });
    await joinAtOnce(devices);
    await together(devices);
    for (const device of devices)
      for (const note of ['First', 'Second', 'Third']) expect(markOf(device)?.note).toContain(note);
    const [shared, ...same] = devices.map(({ library }) => syncedOf(library));
    expect(same).toEqual([shared, shared]);
  });
});
