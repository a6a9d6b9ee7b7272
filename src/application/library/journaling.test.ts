import { NEVER, Subject, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { IDENTIFIER, SharedDevice } from '#fixtures/library/shared-device.ts';
import { add, ids, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

type Tab = ReturnType<SharedDevice['open']>;


const status = ({ keeper }: Tab) => {
  let last = '';
  keeper.keeping?.journalStatus$.subscribe((next) => (last = next)).unsubscribe();
  return last;
};
const DEAF = { messages$: NEVER, tell: () => {} };
const hangs = () => new Promise<never>(() => {});
const dies = () => Promise.reject(new Error('The journal is gone.'));
const broken = (act: () => Promise<never>) =>
  ({ note: act, append: act, claim: act, recall: act, since: act, checkpoint: act, forget: act, isEmpty: act, erase: act });

describe('without a journal', () => {
  it.each([
    ['that hangs', hangs],
    ['that dies', dies],
  ])('the app goes on as before: one %s is given up after 2 s and one retry, and the panel can say so', async (_, act) => {
    const device = new SharedDevice();
    const tab = device.open({ journal: broken(act) });
    tab.session.dispatch(add(1));
    await settle(device);
    tab.session.dispatch(add(2));
    await settle(device);
    expect(status(tab)).toBe('off');
    expect(savedIds(device)).toEqual([1, 2]);
    const next = device.open({ journal: broken(act) });
    await settle(device);
    expect(ids(next)).toEqual([1, 2]);
  });

  it('that dies in the middle of a visit, no change is lost', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const tab = device.open({ journal });
    await settle(device);
    tab.session.dispatch(add(1));
    Object.assign(journal, broken(dies));
    tab.session.dispatch(add(2));
    await settle(device);
    expect(ids(tab)).toEqual([1, 2]);
    expect(savedIds(device)).toEqual([1, 2]);
  });

  it.each([
    ['neither tab', true],
    ['one of two tabs', false],
  ])('in %s, both tabs show every change', async (_, isBoth) => {
    const device = new SharedDevice();
    const one = device.open({ journal: broken(dies) });
    const other = isBoth ? device.open({ journal: broken(dies) }) : device.open();
    await settle(device);
    one.session.dispatch(add(1));
    await device.clock.settle();
    other.session.dispatch(add(2));
    await device.clock.settle();
    one.session.dispatch(remove(1));
    await settle(device);
    expect(ids(one)).toEqual([2]);
    expect(ids(other)).toEqual([2]);
  });
});

describe('several tabs', () => {
  it('that heard nothing while they were put away catch up when they are back', async () => {
    const device = new SharedDevice();
    const away = device.open({ tabs: DEAF });
    const here = device.open();
    await settle(device);
    here.session.dispatch(add(1));
    await device.clock.settle();
    device.returning$.next();
    await device.clock.settle();
    expect(ids(away)).toEqual([1]);
  });

  it('catch up from what was saved when the changes themselves are pruned', async () => {
    const device = new SharedDevice();
    const away = device.open({ tabs: DEAF });
    const here = device.open();
    await settle(device);
    here.session.dispatch(add(1));
    await settle(device);
    here.session.dispatch(add(2));
    away.session.dispatch(add(3));
    await settle(device);
    expect(ids(away)).toEqual([1, 2, 3]);
    expect(savedIds(device)).toEqual([1, 2, 3]);
  });

  it('agree when one has saved what the other was not told of yet', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const late = device.open({ journal });
    const other = device.open();
    await settle(device);
    const append = journal.append.bind(journal);
    const told = new Subject<void>();
    Object.assign(journal, {
      append: async (...of: Parameters<typeof append>) => {
        const entries = await append(...of);
        await firstValueFrom(told);
        return entries;
      },
    });
    other.session.dispatch(add(3));
    late.session.dispatch(add(1));
    late.session.dispatch(add(2));
    // Saved by then, and not yet long enough to be given up.
    await device.clock.advance(1_500);
    other.session.dispatch(remove(1));
    told.next();
    await settle(device);
    expect(late.session.waiting).toEqual([]);
    expect(ids(late)).toEqual(ids(other));
    expect(ids(other)).toEqual([3, 2]);
  });

  it('with different identifiers leave each other’s lists alone', async () => {
    const device = new SharedDevice();
    const one = device.open();
    const other = device.open({ identifier: '198.51.100.9' });
    await settle(device);
    one.session.dispatch(add(1));
    await settle(device);
    expect(ids(other)).toEqual([]);
  });
});

describe('a newer release', () => {
  it('that wrote what this one cannot read loses nothing by it: the entry stays, and the visitor can be told', async () => {
    const device = new SharedDevice();
    const tab = device.open();
    await settle(device);
    tab.session.dispatch(add(1));
    await settle(device);
    expect(status(tab)).toBe('on');
    const shelf = device.journal.get(IDENTIFIER);
    const unknown = { identifier: IDENTIFIER, counter: 2, id: 'n-1', change: { id: 'n-1', at: '', tab: 'n', action: { kind: 'rated' } } };
    device.journal.set(IDENTIFIER, { ...shelf, head: { ...shelf.head, counter: 2 }, records: [...shelf.records, unknown] });
    tab.session.dispatch(add(3));
    await settle(device);
    expect(ids(tab)).toEqual([1, 3]);
    expect(savedIds(device)).toEqual([1, 3]);
    expect(status(tab)).toBe('outdated');
    expect(device.journal.get(IDENTIFIER).records).toContainEqual(unknown);
  });
});

describe('another identifier', () => {
  it('with no bundle of its own adopts the newest on the device as a copy, and says so', async () => {
    const device = new SharedDevice();
    const write = (identifier: string, id: number, lastUpdated: string) =>
      device.entries.setItem(`matinee_user_data_${identifier}`, JSON.stringify({ watchlist: [{ id, addedAt: '' }], lastUpdated }));
    write('198.51.100.1', 1, '2026-11-01T00:00:00.000Z');
    write('fp_2', 2, '2026-11-09T00:00:00.000Z');
    const before = device.entries.getItem('matinee_user_data_fp_2');
    const tab = device.open();
    await settle(device);
    expect(ids(tab)).toEqual([2]);
    expect(savedIds(device)).toEqual([2]);
    expect(tab.told.map(({ message }) => message)).toContain(
      'Your network or browser has changed. Your lists came along: a copy of the newest is in use here.',
    );
    expect(device.entries.getItem('matinee_user_data_fp_2')).toBe(before);
  });
});
