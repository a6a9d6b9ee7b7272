import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { LibraryLoader } from './library-loader.ts';
import type { LibraryRepository } from './library-repository.ts';

const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 7, addedAt: '2026-11-20T12:00:00.000Z' } } as const;

const setup = (open: () => Promise<LibraryRepository>, sinceAnswered = 0) => {
  const { deps, clock } = libraryDeps();
  const logged: string[] = [];
  const openedAt: number[] = [];
  const steps: unknown[] = [];
  const earlyLog = {
    open: () => void steps.push('opened'),
    append: async () => false,
    appendNow: (changes: readonly unknown[]) => steps.push(changes) > 0,
  };
  const leaving$ = new Subject<void>();
  const loader = new LibraryLoader({
    ...deps,
    earlyLog,
    browser: { leaving$ },
    lateParts: {
      open: () => {
        openedAt.push(clock.scheduler.frame);
        return open();
      },
    },
    consoleLog: { warn: () => {}, error: (_, message) => void logged.push(message) },
    sinceAnswered: () => sinceAnswered,
  });
  return { clock, session: deps.session, loader, logged, openedAt, steps, leaving$ };
};
const never = () => new Promise<LibraryRepository>(() => {});

describe('what loads the library', () => {
  it('is asked for 200 ms before it is needed, or with the first change, once', async () => {
    const quiet = setup(never);
    quiet.loader.activate();
    await quiet.clock.advance(799);
    expect(quiet.openedAt).toEqual([]);
    await quiet.clock.advance(60_000);
    expect(quiet.openedAt).toEqual([800]);

    const quick = setup(never);
    quick.loader.activate();
    await quick.clock.advance(10);
    quick.session.dispatch(ADD);
    await quick.clock.advance(60_000);
    expect(quick.openedAt).toEqual([10]);

    const quicker = setup(never);
    quicker.session.dispatch(ADD);
    quicker.loader.activate();
    expect(quicker.openedAt).toEqual([0]);
  });

  // product.md, Startup: library load. The answers are ready before the code that takes them is.
  it.each([
    { sinceAnswered: 0, openedAt: 800, due: 1_000 },
    { sinceAnswered: 300, openedAt: 500, due: 700 },
    { sinceAnswered: 700, openedAt: 100, due: 300 },
    { sinceAnswered: 5_000, openedAt: 0, due: 0 },
  ])('loads it a second after startup was answered, $sinceAnswered ms ago', async ({ sinceAnswered, ...expected }) => {
    const dues: number[] = [];
    const repository = { loadState$: NEVER, saveStatus$: NEVER, activate: (due: number) => void dues.push(due) };
    const { loader, clock, openedAt } = setup(async () => repository as unknown as LibraryRepository, sinceAnswered);
    loader.activate();
    await clock.advance(60_000);
    expect(openedAt).toEqual([expected.openedAt]);
    expect(dues).toEqual([expected.due]);
  });

  it('that does not come is a failure to load, and nothing is saved', async () => {
    const { loader, clock, logged } = setup(() => Promise.reject(new Error('The network is gone.')));
    const states: unknown[] = [];
    loader.loadState$.subscribe((state) => states.push(state));
    loader.saveStatus$.subscribe((status) => states.push(status));
    loader.isWelcoming$.subscribe((isWelcoming) => states.push(isWelcoming));
    expect(states).toEqual([{ status: 'pending' }, {}, false]);
    loader.activate();
    await clock.advance(1_799);
    // A page that is being left has gone by then.
    expect(logged).toEqual([]);
    await clock.advance(60_000);
    expect(states.slice(3)).toEqual([{ status: 'rejected' }, { saveError: 'Failed to load data from local storage' }]);
    expect(logged).toEqual(['What loads the library could not be had.']);
    expect(loader.repository).toBeUndefined();
    expect(() => loader.closeWelcome()).not.toThrow();
  });

  it('that has not come when the page is left is told by the log what may be lost with it, and only that', () => {
    const { loader, session, steps, leaving$ } = setup(never);
    loader.activate();
    expect(steps).toEqual(['opened']);
    leaving$.next();
    expect(steps).toEqual(['opened']);
    session.log.upgrade(() => new Promise(() => {}));
    session.dispatch(ADD);
    leaving$.next();
    expect(steps).toEqual(['opened', session.pending]);
    expect(session.pending).toMatchObject([{ action: ADD }]);
  });

  it('is not asked for any more when the visit is over', async () => {
    const { loader, clock, openedAt } = setup(never);
    loader.activate()();
    await clock.advance(60_000);
    expect(openedAt).toEqual([]);
  });
});
