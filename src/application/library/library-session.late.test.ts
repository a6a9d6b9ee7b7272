import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { LibrarySession } from './library-session.ts';

type Answer = (isDurable: boolean) => void;

/** A session with a log that answers when a test says so, and what a visitor sees of it. */
const setup = () => {
  const clock = new VirtualClock();
  const answers: Answer[] = [];
  const session = new LibrarySession({ initialLibrary: EMPTY_LIBRARY, clock, tab: 'tab' });
  session.log.upgrade(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  const late: string[][] = [];
  session.late$.subscribe((changes) => late.push(changes.map(({ id }) => id)));
  const emitted: number[] = [];
  const save = (id: number) =>
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt: '' } }, () => emitted.push(id));
  const answer = async (at: number, isDurable: boolean) => {
    answers[at]?.(isDurable);
    await clock.settle();
  };
  const seen = () => session.seen.watchlist.map(({ id }) => id);
  const unwritten = () => session.unwritten.map(({ id }) => id);
  return { clock, session, save, answer, seen, late, emitted, unwritten };
};

describe('a change', () => {
  it('is in the library at once, but seen and told of only once it is durable', async () => {
    const { session, save, answer, seen, emitted, late, unwritten } = setup();
    save(1);
    expect(session.library.watchlist).toHaveLength(1);
    expect([seen(), emitted, unwritten()]).toEqual([[], [], ['tab-1']]);
    await answer(0, true);
    expect([seen(), emitted, unwritten()]).toEqual([[1], [1], []]);
    expect(session.seen).toBe(session.library);
    expect(late).toEqual([[]]);
  });

  it('is not seen before the one that was made after it, but with it', async () => {
    const { save, answer, seen } = setup();
    [1, 2].forEach(save);
    await answer(0, true);
    expect(seen()).toEqual([]);
    await answer(1, true);
    expect(seen()).toEqual([1, 2]);
  });

  it('without anything to wait for is seen and told of at once', () => {
    const emitted: number[] = [];
    const session = new LibrarySession({ initialLibrary: EMPTY_LIBRARY, clock: new VirtualClock(), tab: 'tab' });
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id: 1, addedAt: '' } }, () => emitted.push(1));
    expect(session.seen).toBe(session.library);
    expect(emitted).toEqual([1]);
    expect(session.unwritten).toEqual([]);
  });

  it('that changes nothing is neither pending nor told of', () => {
    const { session, save, emitted } = setup();
    session.rebase({ ...EMPTY_LIBRARY, watchlist: [{ id: 1, addedAt: '' }] });
    expect(save(1)).toBeUndefined();
    expect([session.pending, session.unwritten, emitted]).toEqual([[], [], []]);
  });

  it('is written before anybody hears of it', () => {
    const steps: string[] = [];
    const session = new LibrarySession({ initialLibrary: EMPTY_LIBRARY, clock: new VirtualClock(), tab: 'tab' });
    session.log.upgrade(() => void steps.push(`append ${session.unwritten.at(-1)?.id}`));
    session.changes$.subscribe(({ id }) => void steps.push(`heard ${id}`));
    session.library$.subscribe(({ username }) => void steps.push(`seen ${username}`));
    session.dispatch({ kind: 'username-set', username: 'Ada' });
    expect(steps).toEqual(['seen null', 'append tab-1', 'heard tab-1', 'seen Ada']);
  });
});

describe('a change that takes long to become durable', () => {
  it('is seen after 100 ms as one that is late, and told of only once it is durable', async () => {
    const { clock, save, answer, seen, late, emitted } = setup();
    save(1);
    await clock.advance(99);
    expect([seen(), late]).toEqual([[], [[]]]);
    await clock.advance(1);
    expect([seen(), late.at(-1), emitted]).toEqual([[1], ['tab-1'], []]);
    await answer(0, true);
    expect([late.at(-1), emitted]).toEqual([[], [1]]);
  });

  it('holds back nothing more: what is done after it is seen at once, as late', async () => {
    const { clock, save, answer, seen, late } = setup();
    save(1);
    await clock.advance(100);
    save(2);
    expect(seen()).toEqual([1, 2]);
    expect(late.at(-1)).toEqual(['tab-1', 'tab-2']);
    await answer(0, true);
    expect(late.at(-1)).toEqual(['tab-2']);
    await answer(1, true);
    expect(late.at(-1)).toEqual([]);
    save(3);
    expect(seen()).toEqual([1, 2]);
  });

  it('is late no more once it is written by other means', async () => {
    const { clock, session, save, late, unwritten } = setup();
    save(1);
    await clock.advance(100);
    session.written(session.pending);
    expect([late.at(-1), unwritten(), session.pending.length]).toEqual([[], [], 1]);
  });
});

describe('a change that the device refuses to keep', () => {
  it('is seen and told of at once, and stays late until it is written', async () => {
    const { session, save, answer, seen, late, emitted, unwritten } = setup();
    save(1);
    await answer(0, false);
    expect([seen(), emitted, late.at(-1), unwritten()]).toEqual([[1], [1], ['tab-1'], ['tab-1']]);
    save(2);
    await answer(1, true);
    expect([late.at(-1), unwritten()]).toEqual([['tab-1'], ['tab-1']]);
    session.written(session.pending);
    expect([late.at(-1), unwritten()]).toEqual([[], []]);
  });

  it('shows what was held back before it, too', async () => {
    const { save, answer, seen, emitted } = setup();
    [1, 2].forEach(save);
    await answer(1, false);
    expect(seen()).toEqual([1, 2]);
    expect(emitted).toEqual([2]);
  });

  it.each([true, false])('is told apart from one that is kept: %s', async (isDurable) => {
    const { session, save, answer } = setup();
    expect(await session.isDurable()).toBe(true);
    save(1);
    const durable = session.isDurable();
    await answer(0, isDurable);
    expect(await durable).toBe(isDurable);
  });
});
