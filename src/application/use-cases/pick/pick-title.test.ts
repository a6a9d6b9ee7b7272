import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import type { RememberedParts } from '../../ports/memories/title-memory.ts';
import { TitleBook } from '../facts/title-book.ts';
import { PickTitle, QUESTIONS_AT_MOST } from './pick-title.ts';

const ANY = { type: 'all' } as const;
const addedAt = '2026-11-20T12:00:00.000Z';
const details = (id: number, fields: Partial<TitleDetails> = {}): TitleDetails => ({
  ...aTitle({ id }),
  genres: [],
  created_by: [],
  ...fields,
});

const setup = (
  count: number,
  answer: (id: number) => Promise<TitleDetails> = async (id) => details(id),
  titleMemory = new MemoryAnswers<RememberedParts>(),
) => {
  const watchlist = Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `T${index + 1}`, addedAt }));
  const { deps, clock } = libraryDeps({ watchlist });
  const asked: number[] = [];
  const catalog = {
    fetchDetails: async ({ id }: { readonly id: number }) => {
      asked.push(id);
      return answer(id);
    },
  };
  const titleBook = new TitleBook({ titleMemory, clock });
  const pick = new PickTitle({
    ...deps,
    catalog,
    requestRunner: requestRunnerOf(clock),
    random: Math.random,
    titleBook,
  });
  return { pick, asked, clock, titleMemory, session: deps.session };
};

const idOf = (outcome: Awaited<ReturnType<PickTitle['execute']>>) =>
  outcome.status === 'picked' ? outcome.title.id : outcome.status;

describe('picking a title', () => {
  it('asks the provider nothing while nothing is chosen that the list does not know (product.md, Pick: questions)', async () => {
    const { pick, asked } = setup(3);
    expect([1, 2, 3]).toContain(idOf(await pick.execute('watchlist', ANY)));
    expect(asked).toEqual([]);
  });

  it.each([1, 2, 3, 6, 9])('of %i gives none of the last five twice (product.md, Pick: repeats)', async (count) => {
    const { pick } = setup(count);
    const picked: unknown[] = [];
    for (let round = 0; round < 40; round += 1) picked.push(idOf(await pick.execute('watchlist', ANY)));
    const apart = Math.min(5, count - 1);
    for (const [index, id] of picked.entries()) {
      expect(typeof id).toBe('number');
      expect(picked.slice(Math.max(0, index - apart), index)).not.toContain(id);
    }
    expect(new Set(picked).size).toBe(count);
  });

  it('says when the list has nothing to pick, and when nothing is like the choice', async () => {
    const { pick } = setup(0);
    expect(idOf(await pick.execute('watchlist', ANY))).toBe('empty');
    expect(idOf(await setup(2).pick.execute('watchlist', { type: 'tv' }))).toBe('none');
  });

  it.each([
    [{ type: 'all', genreId: 18 }, 2],
    [{ type: 'all', runtimeMax: 90 }, 3],
  ] as const)('finds what is like %j, and asks of each title once (product.md, Pick: filters)', async (choice, id) => {
    const facts = [{ runtime: 120 }, { runtime: 100, genres: [{ id: 18, name: 'Drama' }] }, { runtime: 90 }, {}];
    const { pick, asked } = setup(4, async (each) => details(each, facts[each - 1]));
    for (let round = 0; round < 5; round += 1) expect(idOf(await pick.execute('watchlist', choice))).toBe(id);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('asks about twelve titles at a time, and goes on where it was (product.md, Pick: questions)', async () => {
    const { pick, asked } = setup(QUESTIONS_AT_MOST * 2 + 1);
    const choice = { type: 'all', genreId: 1 } as const;
    expect(idOf(await pick.execute('watchlist', choice))).toBe('unknown');
    expect(asked).toHaveLength(QUESTIONS_AT_MOST);
    expect(idOf(await pick.execute('watchlist', choice))).toBe('unknown');
    expect(idOf(await pick.execute('watchlist', choice))).toBe('none');
    expect(asked).toHaveLength(QUESTIONS_AT_MOST * 2 + 1);
  });

  it('asks nothing that the book of facts knows, in this visit or the next (product.md, Lists: facts)', async () => {
    const choice = { type: 'all', genreId: 18, runtimeMax: 90 } as const;
    const answer = async (id: number) => details(id, { runtime: 80, genres: [{ id: 18, name: 'Drama' }] });
    const { pick, asked, titleMemory } = setup(1, answer);
    expect(idOf(await pick.execute('watchlist', choice))).toBe(1);
    const next = setup(1, answer, titleMemory);
    expect(idOf(await next.pick.execute('watchlist', choice))).toBe(1);
    expect([asked, next.asked]).toEqual([[1], []]);
  });

  it('says when the provider cannot be asked; a title that is gone is passed over', async () => {
    const http = (status: number) => Promise.reject(new CatalogError({ kind: 'http', status }));
    const failing = setup(1, () => http(401));
    const outcome = failing.pick.execute('watchlist', { type: 'all', genreId: 1 });
    await failing.clock.advance(60_000);
    expect(idOf(await outcome)).toBe('failed');
    const gone = setup(2, (id) => (id === 1 ? http(404) : Promise.resolve(details(id, { runtime: 80 }))));
    const found = gone.pick.execute('watchlist', { type: 'all', runtimeMax: 90 });
    await gone.clock.advance(60_000);
    expect(idOf(await found)).toBe(2);
  });

  it('picks of a list that is not the visitor’s, and asks what a title is of which it has the id alone (product.md, Pick: titles)', async () => {
    const bare = { titles: [{ id: 7 }] };
    const { pick, asked } = setup(0, async (id) => details(id, { title: 'Laura', vote_average: 7.5 }));
    const outcome = await pick.execute(bare, ANY);
    expect(outcome).toMatchObject({ status: 'picked', title: { id: 7, title: 'Laura' }, rating: 7.5 });
    expect(idOf(await pick.execute(bare, { type: 'all', ratingMin: 7 }))).toBe(7);
    expect(idOf(await pick.execute(bare, { type: 'all', ratingMin: 8 }))).toBe('none');
    expect(asked).toEqual([7]);
    expect(idOf(await pick.execute({ titles: [{ id: 8, title: 'Heat' }] }, ANY))).toBe(8);
    expect(asked).toEqual([7]);
  });

  it('passes over what is gone of such a list, and says so when nothing is left', async () => {
    const http = (status: number) => Promise.reject(new CatalogError({ kind: 'http', status }));
    const { pick } = setup(0, (id) => (id === 7 ? http(404) : Promise.resolve(details(id))));
    for (let round = 0; round < 9; round += 1)
      expect(idOf(await pick.execute({ titles: [{ id: 7 }, { id: 8 }] }, ANY))).toBe(8);
    expect(idOf(await pick.execute({ titles: [{ id: 7 }] }, ANY))).toBe('none');
  });

  it('of such a list is never one that the visitor has seen', async () => {
    const { pick, session } = setup(0);
    session.dispatch({ kind: 'title-marked', title: { id: 7 }, set: { seenAt: null }, clear: [] });
    expect(idOf(await pick.execute({ titles: [{ id: 7, title: 'Laura' }] }, ANY))).toBe('empty');
  });
});
