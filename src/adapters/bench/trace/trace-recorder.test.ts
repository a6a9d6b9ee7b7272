import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Traced } from '#application/ports/trace.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { TraceRecorder } from './trace-recorder.ts';

const begun = (subject: string) => ({ kind: 'call', call: 'catalog.search', subject }) as const;

/** A recorder with a time that a test sets. */
const open = () => {
  const time = { now: 0 };
  return { time, recorder: new TraceRecorder(() => time.now) };
};

it('has what is pending, and how long it took once it has ended; the first end counts (product.md, QA: trace)', () => {
  const { time, recorder } = open();
  time.now = 20;
  const { end, tell } = recorder.begin(begun('/a'));
  expect(recorder.traced.entries).toEqual([{ ...begun('/a'), id: 1, startedAt: 20, status: 'pending' }]);
  time.now = 75;
  end({ status: 'failed', failure: 'network' });
  end({ status: 'done' });
  tell({ subject: '/b' });
  expect(recorder.traced.entries).toEqual([
    { ...begun('/a'), id: 1, startedAt: 20, ms: 55, status: 'failed', failure: 'network' },
  ]);
});

it('has the newest 500 in the order in which they began, whatever ends when (product.md, QA: trace)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_200 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
      (count, ends) => {
        const { recorder } = open();
        const recordings = Array.from({ length: count }, (_, at) => recorder.begin(begun(`/${at + 1}`)));
        const ended = recordings.map(({ end }, at) => {
          const isEnded = ends[at % ends.length] === true;
          if (isEnded) end({ status: 'done' });
          return isEnded;
        });
        const { entries, dropped } = recorder.traced;
        const oldest = Math.max(0, count - 500);
        expect(dropped).toBe(oldest);
        expect(entries.map(({ id, subject, status }) => [id, subject, status])).toEqual(
          ended.slice(oldest).map((isEnded, at) => {
            const id = oldest + at + 1;
            return [id, `/${id}`, isEnded ? 'done' : 'pending'];
          }),
        );
      },
    ),
    runs(30),
  );
});

it('forgets all of it, and what was pending then does not come back', () => {
  const { recorder } = open();
  const { end } = recorder.begin(begun('/old'));
  recorder.clear();
  expect(recorder.traced).toEqual({ entries: [], dropped: 0 });
  const { end: endNew } = recorder.begin(begun('/new'));
  end({ status: 'done' });
  expect(recorder.traced.entries).toMatchObject([{ subject: '/new', status: 'pending' }]);
  endNew({ status: 'done' });
  expect(recorder.traced.entries).toMatchObject([{ subject: '/new', status: 'done' }]);
});

it('tells those who look at once, and what they have is theirs', () => {
  const { recorder } = open();
  recorder.note(begun('/a'));
  const told: Traced[] = [];
  const looking = recorder.traced$.subscribe((traced) => told.push(traced));
  expect(told.map(({ entries }) => entries.length)).toEqual([1]);
  recorder.note(begun('/b'));
  expect(told[0]?.entries).toHaveLength(1);
  looking.unsubscribe();
});
