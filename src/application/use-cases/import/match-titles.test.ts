import { describe, expect, it } from 'vitest';
import type { TitleDetails } from '#domain/title-details.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { failingBy, importedMovies, matchByNumber, numberedMovie } from '#fixtures/import/match-by-number.ts';
import { watchMatching } from '#fixtures/import/watch-matching.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { RememberedAnswer } from '../../ports/memories/match-memory.ts';

const DAY_MS = 86_400_000;

describe('matching', () => {
  it('tells at once how it stands, at most ten times a second, and that it is done (product.md, Import: progress)', async () => {
    const { clock, matching } = matchByNumber({ titles: importedMovies(100) });
    const watched = watchMatching(matching);
    expect(watched.states).toEqual([{ status: 'matching', isOffline: false, total: 100, matches: [] }]);
    await clock.advance(1_000);
    expect(watched.states.length).toBeLessThanOrEqual(11);
    await clock.advance(20_000);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: false, total: 100 });
    expect(watched.isComplete()).toBe(true);
    expect(watched.outcomes()).toEqual(Array.from({ length: 100 }, (_, at) => `movie:${at + 1}`));
  });

  it('of nothing is done at once', () => {
    const watched = watchMatching(matchByNumber({ titles: [] }).matching);
    expect(watched.last()).toMatchObject({ status: 'done', total: 0 });
    expect(watched.isComplete()).toBe(true);
  });

  it('keeps the order of the file, whichever answer comes first', async () => {
    const clock = new VirtualClock();
    const answer = (id: number) =>
      new Promise<TitleDetails>(
        (resolve) => void clock.scheduler.schedule(() => resolve(numberedMovie(id)), 1_000 - id * 100),
      );
    const { matching } = matchByNumber({ titles: importedMovies(6), clock, answer });
    const watched = watchMatching(matching);
    await clock.advance(650);
    expect(watched.outcomes()).toEqual(['movie:4', 'movie:5', 'movie:6']);
    await clock.advance(5_000);
    expect(watched.outcomes()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `movie:${id}`));
  });

  it('asks nothing until somebody looks, and nothing more once nobody does', async () => {
    const { clock, matching, asked } = matchByNumber({ titles: importedMovies(300) });
    await clock.advance(10_000);
    expect(asked).toEqual([]);
    const watched = watchMatching(matching);
    await clock.advance(3_000);
    watched.leave();
    const before = asked.length;
    expect(before).toBeGreaterThan(30);
    await clock.advance(10_000);
    expect(asked).toHaveLength(before);
  });

  it('goes on where it was, for who looks again and for who looks as well', async () => {
    const { clock, matching, asked } = matchByNumber({ titles: importedMovies(60) });
    const first = watchMatching(matching);
    await clock.advance(2_000);
    first.leave();
    const again = watchMatching(matching);
    const other = watchMatching(matching);
    expect(again.states[0]?.matches.length).toBeGreaterThan(10);
    await clock.advance(10_000);
    expect([again.last().status, other.last().status]).toEqual(['done', 'done']);
    expect(new Set(asked).size).toBe(60);
    expect(asked.length).toBeLessThanOrEqual(66);
  });

  it('rests while it is paused, and goes on (product.md, Import: pause)', async () => {
    const { clock, matching, asked } = matchByNumber({ titles: importedMovies(60) });
    const watched = watchMatching(matching);
    await clock.advance(1_500);
    matching.pause();
    await clock.advance(500);
    const before = asked.length;
    expect(watched.last().status).toBe('paused');
    await clock.advance(60_000);
    expect(asked).toHaveLength(before);
    matching.resume();
    await clock.advance(60_000);
    expect(watched.last().status).toBe('done');
    expect(asked).toHaveLength(60);
  });
});

describe('a pause (product.md, Import: pause)', () => {
  it('is one of what is remembered too', async () => {
    const first = matchByNumber({ titles: importedMovies(60) });
    watchMatching(first.matching);
    await first.clock.advance(20_000);
    const { clock, memory } = first;
    const { matching } = matchByNumber({ titles: importedMovies(60), memory, clock });
    matching.pause();
    const watched = watchMatching(matching);
    await clock.advance(20_000);
    expect(watched.last()).toMatchObject({ status: 'paused', matches: [] });
    matching.resume();
    await clock.advance(1_000);
    expect(watched.last().status).toBe('done');
  });
});

describe('what is remembered (product.md, Import: remembered)', () => {
  it('is not asked again: a run that was closed goes on there', async () => {
    const first = matchByNumber({ titles: importedMovies(100) });
    const watched = watchMatching(first.matching);
    await first.clock.advance(3_000);
    watched.leave();
    const second = matchByNumber({ titles: importedMovies(100), memory: first.memory, clock: first.clock });
    watchMatching(second.matching);
    await second.clock.advance(20_000);
    expect(new Set([...first.asked, ...second.asked]).size).toBe(100);
    expect(first.asked.length + second.asked.length).toBeLessThanOrEqual(106);
    const third = matchByNumber({ titles: importedMovies(100), memory: first.memory, clock: first.clock });
    const seen = watchMatching(third.matching);
    await third.clock.advance(20_000);
    expect(third.asked).toEqual([]);
    expect(seen.last().matches).toMatchObject(
      Array.from({ length: 100 }, (_, at) => ({ kind: 'found', title: { id: at + 1, title: `T${at + 1}` } })),
    );
  });

  it('is of the time when the provider said it, and so is the title (product.md, Freshness: age)', async () => {
    const first = matchByNumber({ titles: importedMovies(1) });
    const asked = watchMatching(first.matching);
    const answeredAt = first.clock.now().toISOString();
    await first.clock.advance(1_000);
    await first.clock.advance(DAY_MS);
    const again = matchByNumber({ titles: importedMovies(1), memory: first.memory, clock: first.clock });
    const recalled = watchMatching(again.matching);
    await first.clock.advance(1_000);
    expect(again.asked).toEqual([]);
    for (const seen of [asked, recalled])
      expect(seen.last().matches).toMatchObject([{ kind: 'found', title: { checkedAt: answeredAt } }]);
  });

  it.each([
    ['a title', 30, async (id: number) => numberedMovie(id)],
    ['that there is none', 1, failingBy({ kind: 'http', status: 404 })],
  ])('is %s for %i days', async (_, days, answer) => {
    const first = matchByNumber({ titles: importedMovies(1), answer });
    watchMatching(first.matching);
    await first.clock.advance(1_000);
    const again = matchByNumber({ titles: importedMovies(1), answer, memory: first.memory, clock: first.clock });
    watchMatching(again.matching);
    await first.clock.advance(days * DAY_MS - 5_000);
    expect(again.asked).toEqual([]);
    const much = matchByNumber({ titles: importedMovies(1), answer, memory: first.memory, clock: first.clock });
    await first.clock.advance(10_000);
    watchMatching(much.matching);
    await first.clock.advance(1_000);
    expect(much.asked).toEqual([1]);
  });

  it('is recalled for 50 titles at a time, so that the page can react in between', async () => {
    const memory = new MemoryAnswers<RememberedAnswer>();
    const sizes: number[] = [];
    const recall = memory.recall.bind(memory);
    memory.recall = (keys) => {
      sizes.push(keys.length);
      return recall(keys);
    };
    const { clock, matching } = matchByNumber({ titles: importedMovies(120, { name: '' }), memory });
    watchMatching(matching);
    await clock.advance(60_000);
    expect(sizes).toEqual([50, 50, 20]);
  });
});
