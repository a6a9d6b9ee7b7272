import { describe, expect, it } from 'vitest';
import { JournalMemory } from '#adapters/journal/journal-memory.ts';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { MemorySaves } from '#fixtures/library/memory-saves.ts';
import { changesOf } from '#fixtures/library/a-change.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { GuardedJournal, type JournalStatus } from './guarded-journal.ts';

type Answer = () => Promise<string>;

const works: Answer = async () => 'answer';
const fails: Answer = () => Promise.reject(new Error('It is gone.'));
const hangs: Answer = () => new Promise(() => {});

/** @param answers one for each time the journal is asked. */
const setup = (...answers: readonly Answer[]) => {
  const clock = new VirtualClock();
  const logged: string[] = [];
  const journal = new MemoryJournal(new JournalMemory());
  const guarded = new GuardedJournal({
    saves: new MemorySaves(),
    journal,
    clock,
    log: { warn: (message) => void logged.push(message), error: () => {} },
  });
  const statuses: JournalStatus[] = [];
  guarded.status$.subscribe((status) => statuses.push(status));
  let losses = 0;
  guarded.lost$.subscribe(() => (losses += 1));
  let asked = 0;
  const ask = async () => {
    const answer = guarded.ask(() => answers[asked++]?.() ?? works());
    await clock.advance(4_000);
    return answer;
  };
  return { guarded, journal, clock, logged, statuses, ask, asked: () => asked, losses: () => losses };
};

describe('a journal that cannot note a change down', () => {
  it.each([
    ['fails', fails],
    ['hangs', hangs],
  ])('and %s is not given up: it may append it yet', async (_, answer) => {
    const { guarded, journal, clock, statuses } = setup();
    Object.assign(journal, { note: answer });
    const noted = guarded.note(changesOf('a'));
    await clock.advance(4_000);
    expect(await noted).toBe(false);
    expect(statuses).toEqual(['on']);
  });
});

describe('a journal', () => {
  it.each([
    ['answers', [works], 1],
    ['fails once', [fails, works], 2],
    ['hangs once', [hangs, works], 2],
  ])('that %s is kept', async (_, answers, times) => {
    const { guarded, ask, asked, statuses, losses, logged } = setup(...answers);
    expect(await ask()).toBe('answer');
    expect(asked()).toBe(times);
    expect([guarded.isOn, statuses, losses(), logged]).toEqual([true, ['on'], 0, []]);
  });

  it.each([
    ['fails twice', [fails, fails]],
    ['hangs twice', [hangs, hangs]],
    ['fails, then hangs', [fails, hangs]],
  ])('that %s is given up, for the rest of the visit', async (_, answers) => {
    const { guarded, ask, asked, statuses, losses, logged } = setup(...answers);
    expect(await ask()).toBeUndefined();
    expect(await ask()).toBeUndefined();
    expect(asked()).toBe(2);
    expect([guarded.isOn, statuses, losses()]).toEqual([false, ['on', 'off'], 1]);
    expect(logged).toEqual(['The journal of changes cannot be had: lists are kept without it.']);
    guarded.noteOutdated();
    expect(statuses).toEqual(['on', 'off']);
  });

  it('is waited for 2 s', async () => {
    const { guarded, clock } = setup();
    let asked = 0;
    void guarded.ask(() => {
      asked += 1;
      return hangs();
    });
    await clock.advance(1_999);
    expect(asked).toBe(1);
    await clock.advance(1);
    expect(asked).toBe(2);
  });

  it('that answers at last, before it is given up, need not do so twice', async () => {
    const { guarded, clock } = setup();
    const late: Answer[] = [() => new Promise((resolve) => clock.scheduler.schedule(() => resolve('late'), 3_900)), hangs];
    const answer = guarded.ask(() => late.shift()?.() ?? hangs());
    await clock.advance(4_000);
    expect(await answer).toBe('late');
    expect(guarded.isOn).toBe(true);
  });

  it('that answers anything has its 2 s anew', async () => {
    const { guarded, clock } = setup();
    void guarded.ask(hangs);
    for (let elapsed = 0; elapsed < 10_000; elapsed += 1_900) {
      await clock.advance(1_900);
      await guarded.ask(works);
    }
    expect(guarded.isOn).toBe(true);
    await clock.advance(4_000);
    expect(guarded.isOn).toBe(false);
  });

  it('is told to write nothing more once it is given up', async () => {
    const { guarded, clock } = setup();
    const signals: AbortSignal[] = [];
    void guarded.ask((_, signal) => {
      signals.push(signal);
      return hangs();
    });
    await clock.advance(3_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    await clock.advance(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('that a newer release has written in is asked all the same', async () => {
    const { guarded, ask, statuses, losses } = setup();
    guarded.noteOutdated();
    expect([guarded.isOn, statuses, losses()]).toEqual([true, ['on', 'outdated'], 0]);
    expect(await ask()).toBe('answer');
  });
});
