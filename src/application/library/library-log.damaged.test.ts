import { NEVER, Subject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { aChange } from '#fixtures/library/a-change.ts';
import type { LogTail, ClosableLog } from '../ports/library/change-log.ts';
import { LibraryLog } from './library-log.ts';
import { LibrarySession } from './library-session.ts';

const PRUNED: LogTail = { log: 'log', checkpoint: { sequence: 7 }, entries: [{ sequence: 8, change: aChange('Eve') }] };
const NEXT: LogTail = { log: 'log', entries: [{ sequence: 1, change: aChange('Ada') }] };

/** A tab that has missed entries which are pruned, over a store that cannot give what took their place. */
const setup = (checkpoint: LogTail['checkpoint']) => {
  const session = new LibrarySession({ initialLibrary: EMPTY_LIBRARY, clock: new VirtualClock(), tab: 'tab' });
  const grown$ = new Subject<void>();
  const tails = [{ ...PRUNED, ...(checkpoint && { checkpoint }) }, NEXT];
  const changeLog = { read: async () => tails.shift() ?? NEXT, grown$, isPrimary$: of(true) } as unknown as ClosableLog;
  const store = { load: () => Promise.reject(new Error('It cannot be read.')) };
  const consoleLog = { warn: () => {}, error: () => {} };
  const libraryLog = new LibraryLog({
    session,
    changeLog,
    store,
    decodeBundle: () => undefined,
    browser: { returning$: NEVER },
    consoleLog,
  });
  libraryLog.activate();
  return { session, libraryLog, grown$ };
};

describe('entries that are pruned, where what took their place cannot be read,', () => {
  it.each([
    ['from the store', { sequence: 7 }],
    ['as a text', { sequence: 7, text: 'damaged' }],
  ])('%s, are not taken for known, and the log is read on', async (_, checkpoint) => {
    const { session, libraryLog, grown$ } = setup(checkpoint);
    libraryLog.begin('fp_0', { log: 'log', entries: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(libraryLog.revision.positions).toEqual({ log: 0 });
    grown$.next();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.library.username).toBe('Ada');
  });
});
