import { NEVER, Subject, merge } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { changeLogContract } from '#application/ports/library/change-log.contract.ts';
import type { EarlyLog } from '#application/ports/library/change-log.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { tracedDemo } from '#fixtures/trace/traced-demo.ts';
import { LocalChangeLog } from '../../log/local-change-log.ts';
import { LogEntries } from '../../log/log-entries.ts';
import { MemoryEntries } from '../../store/memory-entries.ts';
import { StorageMedium } from '../../store/storage-medium.ts';
import type { OutsideEntry } from '../../store/text-medium.ts';
import { TraceRecorder } from './trace-recorder.ts';
import { tracedEarlyLog, TracedLog } from './traced-log.ts';
import { TracedMedium } from './traced-medium.ts';

const OWN = '192.0.2.77';
const KEY = `matinee_user_data_${OWN}`;
const SECRET = 'Seven Quiet Alibis';
const told = (recorder: TraceRecorder) =>
  recorder.traced.entries.map(({ call, subject, status, failure }) => [call, subject, status, failure ?? '']);

/** As localStorage emits each write in other tabs. */
class PublishedEntries extends MemoryEntries {
  readonly written$ = new Subject<void>();
  isBroken = false;

  override setItem(key: string, text: string): void {
    super.setItem(key, text);
    if (/^matinee_log_\d/.test(key)) this.written$.next();
  }
}

// With the trace, the log keeps all its promises.
changeLogContract('traced', () => {
  const entries = new PublishedEntries();
  const storage = () => {
    if (entries.isBroken) throw new Error('It is gone.');
    return entries;
  };
  const open = () => new TracedLog(new LocalChangeLog(storage, merge(entries.written$)), new TraceRecorder());
  return {
    log: open(),
    reopen: open,
    keepsTexts: false,
    plant: async (owner, change) => void new LogEntries(storage).add([{ ...(change as object), id: 'planted' }], owner),
    breakDown: () => void (entries.isBroken = true),
    mend: () => void (entries.isBroken = false),
    close: () => undefined,
  };
});

describe('writes of the store (product.md, QA: trace)', () => {
  const open = async (state = {}) => {
    const entries = new MemoryEntries();
    const demo = tracedDemo(state, { openMedium: () => async () => new StorageMedium(entries, 'device') });
    return { ...demo, medium: await demo.parts.openMedium(new VirtualClock()) };
  };

  it('are told by their keys and sizes, never by their contents or by visitors', async () => {
    const { medium, entries } = await open();
    await medium.set({ [KEY]: SECRET, [`matinee_revision_${OWN}`]: (held) => `${held ?? 'new'}!` });
    medium.setNow({ 'matinee_user_data_198.51.100.9': 'x'.repeat(12_345), [`matinee_revision_${OWN}`]: undefined });
    await medium.move({ from: KEY, text: SECRET, nameOf: () => `${KEY}.unreadable` });
    await medium.remove(`${KEY}.unreadable`, 'another');
    await medium.remove(`${KEY}.unreadable`);
    await medium.get(KEY);
    await medium.keys();
    expect(entries().map(({ call, subject, status }) => [call, subject, status])).toEqual([
      ['store.open', 'the place of lists, which lasts as long as the device', 'done'],
      ['store.set', 'matinee_user_data_visitor-1 18 characters, matinee_revision_visitor-1 4 characters', 'done'],
      ['store.setNow', 'matinee_user_data_visitor-2 12,345 characters, matinee_revision_visitor-1 removed', 'done'],
      ['store.move', 'matinee_user_data_visitor-1 18 characters to matinee_user_data_visitor-1.unreadable', 'done'],
      ['store.remove', 'matinee_user_data_visitor-1.unreadable kept: it holds another text', 'done'],
      ['store.remove', 'matinee_user_data_visitor-1.unreadable', 'done'],
    ]);
    expect(JSON.stringify(entries())).not.toMatch(/Quiet|192\.0\.2|198\.51/);
  });

  it('that are refused have failed, with the setting that refuses them', async () => {
    const { medium, entries } = await open({ storage: 'full' });
    await expect(medium.set({ [KEY]: SECRET })).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(() => medium.setNow({ [KEY]: SECRET })).toThrow(/quota/);
    const failed = { status: 'failed', failure: 'QuotaExceededError', settings: [{ name: 'storage' }] };
    expect(entries().slice(1)).toMatchObject([failed, failed]);
  });

  it('have the place that cannot be opened', async () => {
    const demo = tracedDemo({ storage: 'blocked' });
    await expect(demo.parts.openMedium(new VirtualClock())).rejects.toMatchObject({ name: 'SecurityError' });
    expect(demo.entries()).toMatchObject([{ call: 'store.open', status: 'failed', failure: 'SecurityError' }]);
  });

  it('of other tabs are told as far as they are of the app', () => {
    const recorder = new TraceRecorder();
    const outside$ = new Subject<OutsideEntry>();
    const medium = new TracedMedium(new StorageMedium(new MemoryEntries(), 'device', outside$), recorder, String);
    const heard: OutsideEntry[] = [];
    medium.outside$.subscribe((entry) => heard.push(entry));
    outside$.next({ kind: 'written', key: KEY, text: SECRET });
    outside$.next({ kind: 'written', key: 'of another app', text: SECRET });
    outside$.next({ kind: 'cleared' });
    expect(heard).toHaveLength(3);
    expect(told(recorder)).toEqual([
      ['store.written outside', KEY, 'done', ''],
      ['store.cleared outside', 'everything', 'done', ''],
    ]);
  });
});

describe('entries of the log (product.md, QA: trace)', () => {
  const aChange = (id: string, action: LibraryChange['action']): LibraryChange => ({
    id,
    at: '2026-11-27T08:00:00.000Z',
    tab: 'here',
    action,
  });
  const name = aChange('1', { kind: 'username-set', username: SECRET });
  const batch = aChange('2', {
    kind: 'batch',
    actions: [
      { kind: 'theme-set', theme: 'light' },
      { kind: 'theme-set', theme: 'dark' },
      { kind: 'collection-removed', collectionId: SECRET },
    ],
  });
  const inMemory = () => {
    const entries = new MemoryEntries();
    return new LocalChangeLog(() => entries, NEVER);
  };

  it('are told by kinds and sequences, never by what they say', async () => {
    const recorder = new TraceRecorder();
    const log = new TracedLog(inMemory(), recorder);
    const { entries } = await log.append([name, batch], { owner: OWN });
    const [first = 0, second = 0] = entries.map(({ sequence }) => sequence);
    log.appendNow([aChange('3', { kind: 'theme-set', theme: 'light' })], OWN);
    await log.read(OWN, { localStorage: second });
    await log.checkpoint(OWN, { text: SECRET, log: 'localStorage', sequence: second });
    expect(told(recorder)).toEqual([
      ['changeLog.append', `${first} username-set, ${second} batch of 2 theme-set, collection-removed`, 'done', ''],
      ['changeLog.appendNow', 'theme-set', 'done', ''],
      ['changeLog.read', expect.stringMatching(/^\d+ theme-set$/), 'done', ''],
      ['changeLog.checkpoint', `up to ${second}, 18 characters`, 'done', ''],
    ]);
    expect(JSON.stringify(recorder.traced)).not.toMatch(/Quiet|192\.0\.2/);
  });

  it('of a long list are told by its first ten', async () => {
    const recorder = new TraceRecorder();
    const many = Array.from({ length: 412 }, (_, at) => ({ ...name, id: String(at) }));
    new TracedLog(inMemory(), recorder).appendNow(many);
    expect(recorder.traced.entries[0]?.subject).toMatch(/^(username-set, ){9}username-set and 402 more$/);
  });

  it('of the page’s first moment have failed where they are not durable', async () => {
    const recorder = new TraceRecorder();
    const inner: EarlyLog = { open: () => {}, append: async () => true, appendNow: () => false };
    const log = tracedEarlyLog(inner, recorder);
    expect([await log.append([name]), log.appendNow([name])]).toEqual([true, false]);
    expect(told(recorder)).toEqual([
      ['earlyLog.append', 'username-set', 'done', ''],
      ['earlyLog.appendNow', 'username-set', 'failed', 'not durable'],
    ]);
  });
});
