import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { TitleFacts, ToldFact } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aPage } from '#fixtures/a-page.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { titleAskerOf } from '#fixtures/title-asker-of.ts';
import type { RememberedParts } from '../../ports/memories/title-memory.ts';
import { catalogAnswers } from '../titles/no-extras.ts';
import { AskFacts } from './ask-facts.ts';

const DAY_MS = 86_400_000;
const DRAMA = { id: 18, name: 'Drama' };
const GENRE: readonly ToldFact[] = ['genreIds'];
const RUNTIME: readonly ToldFact[] = ['runtime'];
const INES = { id: 7, name: 'Ines', job: 'Director', department: 'Directing' };
const titlesTo = (count: number): readonly StoredTitle[] => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
const details = ({ id }: { readonly id: number }): TitleDetails => ({
  ...aTitle({ id }),
  genres: [DRAMA],
  created_by: [],
  ...(id % 2 === 0 && { runtime: 80 }),
});

const open = (
  answer = async (title: { readonly id: number }) => details(title),
  memory = new MemoryAnswers<RememberedParts>(),
  clock = new VirtualClock(),
) => {
  const asked: { readonly id: number; readonly at: number }[] = [];
  let credited = 0;
  const browser = aPage();
  const fetchDetails = async (title: { readonly id: number }) => {
    asked.push({ id: title.id, at: clock.scheduler.frame });
    return answer(title);
  };
  const fetchCredits = async () => {
    credited += 1;
    return { cast: [], crew: [INES] };
  };
  const catalog = stubCatalog({ fetchDetails, fetchCredits });
  const asking = titleAskerOf({ clock, browser, titleMemory: memory, ...catalogAnswers(catalog) });
  const cache = asking.titleCache;
  /** What is told of the first two titles. */
  const states: (readonly TitleFacts[])[] = [];
  const progress: (readonly [checked: number, total: number])[] = [];
  const look = (titles: readonly StoredTitle[], needs = GENRE) =>
    new AskFacts({ clock, ...asking }).execute({ titles, needs }).subscribe(({ factsOf, checked, total }) => {
      states.push(titlesTo(2).map(factsOf));
      progress.push([checked, total]);
    });
  const ids = () => asked.map(({ id }) => id);
  return { clock, memory, browser, cache, asked, states, progress, look, ids, credited: () => credited };
};

describe('the cache of facts (product.md, Lists: facts)', () => {
  it('asks in the order that is given, 5 a second at most, and tells as it comes', async () => {
    const { clock, look, states, asked, ids } = open();
    look(titlesTo(12));
    await clock.advance(60_000);
    expect(ids()).toEqual(titlesTo(12).map(({ id }) => id));
    for (const { at } of asked)
      expect(asked.filter((each) => each.at >= at && each.at < at + 1_000).length).toBeLessThanOrEqual(5);
    expect(states[0]).toEqual([{}, {}]);
    expect(states.at(-1)).toMatchObject([
      { genreIds: [18], runtime: null },
      { genreIds: [18], runtime: 80 },
    ]);
    expect(states.length).toBeLessThanOrEqual(13);
  });

  it('asks nothing of what the list has, and that counts first', async () => {
    const { clock, look, ids, cache } = open();
    const [first, ...rest] = titlesTo(3);
    look([{ id: 1, ...first, genres: [], runtime: 70 }, ...rest]);
    await clock.advance(60_000);
    expect(ids()).toEqual([2, 3]);
    expect(cache.factsOf({ id: 2, genres: [], runtime: 70 })).toMatchObject({ genreIds: [], runtime: 70 });
  });

  it('asks of a card’s genres nothing, and of its runtime all the same', async () => {
    const { clock, look, ids, cache, memory } = open();
    await cache.noteCard({ id: 1, genre_ids: [35] });
    await cache.noteCard({ id: 2 });
    look(titlesTo(2));
    await clock.advance(60_000);
    expect(ids()).toEqual([2]);
    expect(memory.answers.get('movie:1')?.facts).toMatchObject({ genreIds: [35] });
    look(titlesTo(2), RUNTIME);
    await clock.advance(60_000);
    expect(ids()).toEqual([2, 1]);
    await cache.noteCard({ id: 1, genre_ids: [99] });
    expect(cache.factsOf({ id: 1 })).toMatchObject({ genreIds: [18], runtime: null });
  });

  it('remembers for the next visit, for 180 days', async () => {
    const first = open();
    first.look(titlesTo(2));
    await first.clock.advance(60_000);
    const next = open(undefined, first.memory, first.clock);
    next.look(titlesTo(2));
    await next.clock.advance(60_000);
    expect(next.asked).toEqual([]);
    await next.clock.advance(181 * DAY_MS);
    next.look(titlesTo(2));
    await next.clock.advance(60_000);
    expect(next.ids()).toEqual([1, 2]);
  });

  it('keeps all that the answer says of a title, for who asks next', async () => {
    const franchise = { id: 8_091, name: 'Alien Collection', poster_path: null, backdrop_path: null };
    const { clock, memory, look } = open(async (title) => ({
      ...details(title),
      original_language: 'fr',
      countries: ['FR', 'BE'],
      franchise,
    }));
    look(titlesTo(1));
    await clock.advance(60_000);
    expect(memory.answers.get('movie:1')?.facts).toMatchObject({
      language: 'fr',
      countries: ['FR', 'BE'],
      franchise: 8_091,
    });
  });

  it('keeps the people that the page of a title knows of, with all else that it knows', async () => {
    const { clock, memory, look, cache, ids } = open();
    const Bo = { id: 8, name: 'Bo', job: 'Writer', department: 'Writing' };
    cache.notePage(details({ id: 1 }), { cast: [], crew: [INES, Bo] });
    look(titlesTo(1), ['genreIds', 'people']);
    await clock.advance(60_000);
    expect(ids()).toEqual([]);
    expect(memory.answers.get('movie:1')).toMatchObject({
      facts: { genreIds: [18] },
      people: { directors: [{ id: 7, name: 'Ines' }], cast: [] },
    });
  });

  it('tells of how many titles it knows what it must, until it is all of them', async () => {
    const { clock, look, progress, cache } = open();
    await cache.noteCard({ id: 3, genre_ids: [35] });
    look(titlesTo(12));
    await clock.advance(60_000);
    expect(progress[0]).toEqual([1, 12]);
    expect(progress.at(-1)).toEqual([12, 12]);
    expect(progress.map(([checked]) => checked)).toEqual(
      progress.map(([checked]) => checked).toSorted((a, b) => a - b),
    );
    look([], RUNTIME);
    await clock.advance(1_000);
    expect(progress.at(-1)).toEqual([0, 0]);
  });

  it('asks for credits where people are needed and not known, and only there', async () => {
    const { clock, look, ids, credited, states } = open();
    const first = look(titlesTo(6), ['genreIds', 'runtime', 'language', 'countries']);
    await clock.advance(60_000);
    first.unsubscribe();
    expect([ids().length, credited()]).toEqual([6, 0]);
    look(titlesTo(6), ['genreIds', 'people']);
    await clock.advance(60_000);
    expect([ids().length, credited()]).toEqual([12, 6]);
    expect(states.at(-1)).toMatchObject([{ people: { directors: [{ id: 7, name: 'Ines' }] } }, {}]);
  });

  it('asks nothing where nothing is needed', async () => {
    const { clock, look, ids, progress } = open();
    look(titlesTo(6), []);
    await clock.advance(60_000);
    expect(ids()).toEqual([]);
    expect(progress).toEqual([[6, 6]]);
  });

  it('pauses while the page is hidden, for a moment where the device says it is offline, and ends with who looks', async () => {
    const { clock, browser, look, ids } = open();
    const looking = look(titlesTo(30));
    await clock.advance(100);
    browser.leaving$.next();
    const before = ids().length;
    await clock.advance(60_000);
    expect(ids().length).toBe(before);
    browser.returning$.next();
    browser.online$.next(false);
    await clock.advance(1_900);
    expect(ids().length).toBe(before);
    browser.online$.next(true);
    await clock.advance(1_500);
    expect(ids().length).toBeGreaterThan(before);
    looking.unsubscribe();
    const after = ids().length;
    await clock.advance(60_000);
    expect(ids().length).toBe(after);
  });

  it('asks of a title that is gone once in a visit, and remembers nothing of it', async () => {
    const { clock, look, ids, memory, cache } = open(() =>
      Promise.reject(new CatalogError({ kind: 'http', status: 404 })),
    );
    look(titlesTo(1));
    await clock.advance(200_000);
    expect(ids()).toEqual([1]);
    expect(cache.factsOf({ id: 1 })).toMatchObject({ genreIds: [] });
    expect(memory.answers.size).toBe(0);
  });
});
