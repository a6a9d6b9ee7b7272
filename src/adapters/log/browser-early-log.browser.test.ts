import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { idsOf } from '#application/ports/library/change-log.harness.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { changesOf, HERE } from '#fixtures/library/a-change.ts';
import { over } from '#fixtures/log/fallback-log.ts';
import { BrowserEarlyLog } from './browser-early-log.ts';
import { IndexedDbChangeLog } from './indexed-db-change-log.ts';
import { LogEntries } from './log-entries.ts';
import { answerOf, completionOf, openLogDatabase } from './open-log-database.ts';

const forget = async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  await answerOf(indexedDB.deleteDatabase('matinee-log'));
};
beforeEach(forget);
afterEach(forget);

const refuse = (): never => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
const left = () => new LogEntries().all().map(({ id, owner }) => `${id}${owner}`);
/** The entries that the log of the visit has, once it knows their owner. */
const claimed = async (
  act: (primary: IndexedDbChangeLog) => IndexedDbChangeLog | ReturnType<typeof over>,
): Promise<string> => {
  const primary = new IndexedDbChangeLog();
  const log = act(primary);
  await log.claim(HERE);
  const tail = await log.read(HERE);
  primary.close();
  return idsOf(tail);
};
const claimedByBoth = () => claimed((primary) => over(primary, new SystemClock()));

describe('the log of the page’s first code', () => {
  it.each([
    ['opened before', (log: BrowserEarlyLog) => log.open()],
    ['not opened before', () => undefined],
  ])('%s, has appended to IndexedDB, without an owner, for the log that claims', async (_, begin) => {
    const log = new BrowserEarlyLog(new SystemClock());
    begin(log);
    expect(await log.append(changesOf('a', 'b'))).toBe(true);
    expect(await log.append(changesOf('c'))).toBe(true);
    expect(left()).toEqual([]);
    expect(await claimed((primary) => primary)).toBe('a b c');
  });

  it('opens the database once', async () => {
    const open = vi.spyOn(IDBFactory.prototype, 'open');
    const log = new BrowserEarlyLog(new SystemClock());
    log.open();
    await Promise.all([log.append(changesOf('a')), log.append(changesOf('b'))]);
    expect(open).toHaveBeenCalledOnce();
  });

  it('has written what a closing page appends before it returns; it comes after what was appended before', async () => {
    const log = new BrowserEarlyLog(new SystemClock());
    await log.append(changesOf('a'));
    expect(log.appendNow(changesOf('b', 'c'))).toBe(true);
    expect(left()).toEqual(['b', 'c']);
    expect(await claimedByBoth()).toBe('a b c');
  });
});

const { add } = IDBObjectStore.prototype;
/** Only entries are refused, not the records that a new database is made with. */
const isFull = function fill(this: IDBObjectStore, ...of: Parameters<typeof add>) {
  if (this.name === 'entries') throw new DOMException('It is full.', 'QuotaExceededError');
  return add.apply(this, of);
};

const FAULTS: readonly (readonly [string, () => unknown])[] = [
  ['is blocked', () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse)],
  ['is absent', () => vi.stubGlobal('indexedDB', undefined)],
  ['refuses a transaction', () => vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)],
  ['is full', () => vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(isFull)],
];
const NEWER = [
  'was made by a newer release',
  async () => (await answerOf(indexedDB.open('matinee-log', 2))).close(),
] as const;

describe('where IndexedDB', () => {
  it.each(FAULTS)(
    '%s, a change is in localStorage, and the log of the visit has it once IndexedDB can be had',
    async (_, breakDown) => {
      await breakDown();
      const log = new BrowserEarlyLog(new SystemClock());
      expect(() => log.open()).not.toThrow();
      expect(await log.append(changesOf('a', 'b'))).toBe(true);
      expect(left()).toEqual(['a', 'b']);
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      expect(await claimedByBoth()).toBe('a b');
    },
  );

  it.each([NEWER])('%s, a change is in localStorage, and stays there', async (_, breakDown) => {
    await breakDown();
    expect(await new BrowserEarlyLog(new SystemClock()).append(changesOf('a', 'b'))).toBe(true);
    expect(left()).toEqual(['a', 'b']);
    expect(await claimedByBoth()).toBe('a b');
    expect((await indexedDB.databases()).find(({ name }) => name === 'matinee-log')?.version).toBe(2);
  });

  it.each([...FAULTS, NEWER])(
    '%s, and localStorage is blocked as well, nothing is said to be durable, and nothing throws',
    async (_, breakDown) => {
      await breakDown();
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
      const log = new BrowserEarlyLog(new SystemClock());
      expect(() => log.open()).not.toThrow();
      expect(log.appendNow(changesOf('a'))).toBe(false);
      expect(await log.append(changesOf('a'))).toBe(false);
    },
  );

  it('cannot be opened, getting ready leaves no rejection behind', async () => {
    const received = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault());
    addEventListener('unhandledrejection', received);
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
    new BrowserEarlyLog(new SystemClock()).open();
    // The browser reports a rejection once the turn is over.
    await new Promise((resolve) => setTimeout(resolve));
    removeEventListener('unhandledrejection', received);
    expect(received).not.toHaveBeenCalled();
  });

  it('has a change already, that is there once', async () => {
    const log = new BrowserEarlyLog(new SystemClock());
    await log.append(changesOf('a', 'b'));
    expect(await log.append(changesOf('b', 'c'))).toBe(true);
    expect(await claimedByBoth()).toBe('a b c');
  });

  it('was deleted beneath it, a change is in localStorage', async () => {
    const log = new BrowserEarlyLog(new SystemClock());
    await log.append(changesOf('a'));
    await answerOf(indexedDB.deleteDatabase('matinee-log'));
    expect(await log.append(changesOf('b'))).toBe(true);
    expect(await claimedByBoth()).toBe('b');
  });

  it('does not open, a change is in localStorage after 2 s', async () => {
    const holder = await answerOf(indexedDB.open('matinee-log', 1));
    const deleting = answerOf(indexedDB.deleteDatabase('matinee-log'));
    const clock = new VirtualClock();
    const appended = new BrowserEarlyLog(clock).append(changesOf('a'));
    await clock.advance(1_900);
    expect(left()).toEqual([]);
    await clock.advance(100);
    expect(await appended).toBe(true);
    expect(left()).toEqual(['a']);
    holder.close();
    await deleting;
  });

  it('does not write, a change is in localStorage after 2 s, and there once though it is written later', async () => {
    const holder = await openLogDatabase();
    const busy = holder.transaction('entries', 'readwrite');
    let isOver = false;
    const keepOpen = async (): Promise<void> =>
      isOver ? undefined : answerOf(busy.objectStore('entries').count()).then(keepOpen);
    const open = keepOpen();
    const clock = new VirtualClock();
    const log = new BrowserEarlyLog(clock);
    const appended = log.append(changesOf('a'));
    // Opening a database takes real time. The clock stands still until then.
    await answerOf(indexedDB.open('matinee-log')).then((database) => database.close());
    await clock.advance(2_000);
    expect(await appended).toBe(true);
    expect(left()).toEqual(['a']);
    isOver = true;
    await Promise.all([open, completionOf(busy)]);
    holder.close();
    expect(await claimedByBoth()).toBe('a');
  });
});
