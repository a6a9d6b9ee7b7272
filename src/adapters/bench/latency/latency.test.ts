import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clock } from '#application/ports/clock.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { KNOWN_PATHS } from '../fault.ts';
import type { Question } from '../scenario/question.ts';
import { LateAnswers } from './late-answers.ts';
import { readLatency, spanAt, writeLatency, type Latency, type Span } from './latency.ts';

const span = fc.tuple(fc.nat(60_000), fc.nat(60_000)).map((both): Span => {
  const [least = 0, most = 0] = both.toSorted((a, b) => a - b);
  return { least, most };
});
/** A known path with any number in it, or `*` in the place of any segment. */
const path = fc.tuple(fc.constantFrom(...KNOWN_PATHS), fc.nat(9_999), fc.nat(5)).map(([known, id, wild]) =>
  known
    .split('/')
    .map((segment, at) => (at > 0 && at === wild ? '*' : segment.replace(/^1$/, `${id}`)))
    .join('/'),
);
const latency = fc
  .record({
    general: fc.option(span, { nil: undefined }),
    paths: fc.uniqueArray(fc.tuple(path, span), { selector: ([each]) => each, maxLength: 4 }),
  })
  .filter(({ general, paths }) => general !== undefined || paths.length > 0)
  .map(({ general, paths }): Latency => ({
    ...(general && { general }),
    paths: paths.map(([at, each]) => ({ ...each, path: at })),
  }));

it('is read as it is written, whatever it is (product.md, QA: latency)', () => {
  fc.assert(
    fc.property(latency, (value) => {
      expect(readLatency(writeLatency(value))).toEqual(value);
    }),
  );
});

it('is none, or one that is read as it is written, whatever the text', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom(...'0159-,:/*e. '.split(''), 'movie', '/tv/popular'), { maxLength: 9 })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (each) => {
      const read = readLatency(each);
      expect(read && readLatency(writeLatency(read))).toEqual(read);
    }),
  );
});

describe('which of several counts', () => {
  it.each([
    ['800', '/tv/popular', 800],
    ['/movie/*:4000', '/movie/1003', 4_000],
    ['/movie/*:4000', '/movie/1003/credits', undefined],
    ['/movie/*:4000', '/movie/upcoming', 4_000],
    ['/movie/*/*:70', '/movie/1003/credits', 70],
    ['/*/*/credits:70', '/tv/1003/credits', 70],
    ['/movie/1003:5,/movie/*:7,9', '/movie/1003', 5],
    ['/movie/1003:5,/movie/*:7,9', '/movie/1004', 7],
    ['/movie/1003:5,/movie/*:7,9', '/configuration', 9],
    ['800,/configuration:0', '/configuration', 0],
    ['/find/*:60', '/find/tt0111161', 60],
  ])('of %s at %s: %s ms', (text, at, expected) => {
    const read = readLatency(text);
    expect(read).toBeDefined();
    expect(spanAt(read!, at)?.least).toBe(expected);
  });
});

const answered = { call: 'fetchHomeRow', path: '/tv/popular', about: ['popular-tv'] } as const;
const question = (more: Partial<Question> = {}): Question => ({
  ...answered,
  signal: new AbortController().signal,
  ...more,
});
const late = (text: string, clock: Clock, seed = 7) => new LateAnswers(readLatency(text)!, clock, seed);

describe('what is late', () => {
  it('comes so much later, and not before', async () => {
    const clock = new VirtualClock();
    let isThere = false;
    void late('800', clock)
      .answer(question(), async () => 'right')
      .then(() => (isThere = true));
    await clock.advance(799);
    expect(isThere).toBe(false);
    await clock.advance(1);
    expect(isThere).toBe(true);
  });

  it('fails late where it fails', async () => {
    const clock = new VirtualClock();
    const failed = late('800', clock)
      .answer(question(), () => Promise.reject(new Error('wrong')))
      .catch((error: unknown) => error);
    await clock.advance(800);
    expect(await failed).toEqual(new Error('wrong'));
  });

  it('ends as a timeout where it is later than it is waited for', async () => {
    const clock = new VirtualClock();
    const failed = late('20000', clock)
      .answer(question(), async () => 'right')
      .catch(failureOf);
    await clock.advance(15_000);
    expect(await failed).toEqual({ kind: 'timeout' });
  });

  it('ends at once when it is not wanted any more', async () => {
    const controller = new AbortController();
    const ended = late('800', new VirtualClock()).answer(question({ signal: controller.signal }), async () => 'right');
    controller.abort();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  });
});

/** How many milliseconds an answer takes. */
const taken = async (clock: VirtualClock, answer: Promise<unknown>): Promise<number> => {
  const state = { isThere: false, ms: 0 };
  void answer.then(() => (state.isThere = true));
  while (!state.isThere) {
    await clock.advance(1);
    state.ms += 1;
  }
  return state.ms;
};

describe('a range', () => {
  /** The milliseconds that each of these questions takes. */
  const draws = async (seed: number, questions: readonly Question[]) => {
    const clock = new VirtualClock();
    const of = late('200-1500', clock, seed);
    const all: number[] = [];
    for (const each of questions)
      all.push(
        await taken(
          clock,
          of.answer(each, async () => 'right'),
        ),
      );
    return all;
  };
  const two = [question(), question({ path: '/tv/airing_today', about: ['airing-today'] })];

  it('gives the same for the same seed, in whatever order is asked', async () => {
    const [first, second, again] = await draws(7, [...two, question()]);
    expect(await draws(7, [two[1]!, question(), question()])).toEqual([second, first, again]);
    expect(await draws(8, [...two, question()])).not.toEqual([first, second, again]);
    expect(new Set([first, second, again]).size).toBeGreaterThan(1);
  });

  it('is drawn from anew each time that the same is asked', async () => {
    const same = Array.from({ length: 5 }, () => question());
    expect(new Set(await draws(7, same)).size).toBeGreaterThan(1);
  });

  it('has its ends in it, and nothing beyond', async () => {
    const clock = new VirtualClock();
    const of = late('3-5', clock);
    const all = new Set<number>();
    for (let at = 0; at < 60; at += 1)
      all.add(
        await taken(
          clock,
          of.answer(question({ about: [at] }), async () => 'right'),
        ),
      );
    expect(all).toEqual(new Set([3, 4, 5]));
  });
});
