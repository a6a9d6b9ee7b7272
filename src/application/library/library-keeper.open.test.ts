import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { atTheDesk } from '#fixtures/library/at-the-desk.ts';
import { MemoryOutbox } from '#fixtures/library/memory-outbox.ts';
import type { Keeping } from './keeping.ts';
import { LibraryKeeper } from './library-keeper.ts';

const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 7, addedAt: '2026-11-20T12:00:00.000Z' } } as const;

const setup = (open: () => Promise<Keeping>) => {
  const { parts, clock } = atTheDesk();
  const logged: string[] = [];
  const openedAt: number[] = [];
  const outbox = new MemoryOutbox();
  const leaving$ = new Subject<void>();
  const keeper = new LibraryKeeper({
    ...parts,
    outbox,
    device: { leaving$ },
    open: () => {
      openedAt.push(clock.scheduler.frame);
      return open();
    },
    log: { warn: () => {}, error: (message) => void logged.push(message) },
  });
  return { clock, session: parts.session, keeper, logged, openedAt, outbox, leaving$ };
};
const never = () => new Promise<Keeping>(() => {});

describe('what keeps the library', () => {
  it('is asked for a second after the start, or with the first change, once', async () => {
    const quiet = setup(never);
    quiet.keeper.activate();
    await quiet.clock.advance(999);
    expect(quiet.openedAt).toEqual([]);
    await quiet.clock.advance(60_000);
    expect(quiet.openedAt).toEqual([1_000]);

    const quick = setup(never);
    quick.keeper.activate();
    await quick.clock.advance(10);
    quick.session.dispatch(ADD);
    await quick.clock.advance(60_000);
    expect(quick.openedAt).toEqual([10]);

    const quicker = setup(never);
    quicker.session.dispatch(ADD);
    quicker.keeper.activate();
    expect(quicker.openedAt).toEqual([0]);
  });

  it('that does not come is a failure to load, and nothing is saved', async () => {
    const { keeper, clock, logged } = setup(() => Promise.reject(new Error('The network is gone.')));
    const states: unknown[] = [];
    keeper.loadState$.subscribe((state) => states.push(state));
    keeper.saveStatus$.subscribe((status) => states.push(status));
    keeper.isWelcoming$.subscribe((isWelcoming) => states.push(isWelcoming));
    expect(states).toEqual([{ status: 'pending' }, {}, false]);
    keeper.activate();
    await clock.advance(60_000);
    expect(states.slice(3)).toEqual([{ status: 'rejected' }, { saveError: 'Failed to load data from local storage' }]);
    expect(logged).toEqual(['What keeps the library could not be loaded.']);
    expect(keeper.keeping).toBeUndefined();
    expect(() => keeper.closeWelcome()).not.toThrow();
  });

  it('that has not come when the page is left finds in the outbox what was done', () => {
    const { keeper, session, outbox, leaving$ } = setup(never);
    keeper.activate();
    session.dispatch(ADD);
    leaving$.next();
    expect(outbox.read()).toEqual(session.waiting);
    expect(outbox.read()).toMatchObject([{ action: ADD }]);
  });

  it('is not asked for any more when the visit is over', async () => {
    const { keeper, clock, openedAt } = setup(never);
    keeper.activate()();
    await clock.advance(60_000);
    expect(openedAt).toEqual([]);
  });
});
