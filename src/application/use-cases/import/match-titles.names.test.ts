import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { NamedTitle } from '#domain/import/named-title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { matchTitlesOf } from '#fixtures/import/match-titles-of.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';
import { watchMatching } from '#fixtures/import/watch-matching.ts';

const film = (id: number, title: string, year: number): NamedTitle =>
  aTitle({ id, title, release_date: `${year}-01-01` });
const DUST = film(1, 'Dust Parade', 1968);
const OTHER = film(2, 'Parada', 1968);
const ANOTHER = film(3, 'Parada', 1968);

/** What becomes of a title where the catalogue answers names so, and by which names it was asked. */
const matchOf = async (
  imported: Partial<ImportedTitle>,
  answers: Readonly<Record<string, readonly NamedTitle[]>>,
  byNumber: readonly NamedTitle[] = [],
) => {
  const clock = new VirtualClock();
  const names: string[] = [];
  const finder = stubFinder({
    findById: async () => byNumber,
    findByName: async ({ name }) => {
      names.push(name);
      return { titles: answers[name] ?? [], hasMore: false };
    },
  });
  const watched = watchMatching(matchTitlesOf({ finder, clock }).execute({ titles: [anImportedTitle(imported)] }));
  await clock.advance(10_000);
  const [match] = watched.last().matches;
  const ids = match?.kind === 'undecided' ? match.candidates.map(({ id }) => id) : [];
  return { outcome: watched.outcomes()[0], ids, names };
};

describe('a title of two names (product.md, Import: two names)', () => {
  const file = { name: 'Parada', otherNames: ['Dust Parade'], year: 1968 };

  it.each<[string, Partial<ImportedTitle>, readonly string[]]>([
    ['whichever is the first: the other', file, ['Parada', 'Dust Parade']],
    ['whichever is the first', { name: 'Dust Parade', otherNames: ['Parada'], year: 1968 }, ['Dust Parade']],
    [
      'of three, by the last',
      { name: 'Parada', otherNames: ['Umzug', 'Dust Parade'], year: 1968 },
      ['Parada', 'Umzug', 'Dust Parade'],
    ],
  ])('is found by either, %s', async (_, imported, names) => {
    const found = await matchOf(imported, { 'Dust Parade': [DUST] });
    expect(found).toMatchObject({ outcome: 'movie:1', names });
  });

  it('is found by the other where the first is not certain', async () => {
    const odd = film(9, 'Some Other Parade', 1968);
    expect(await matchOf(file, { Parada: [odd], 'Dust Parade': [DUST] })).toMatchObject({ outcome: 'movie:1' });
    const named = { ...DUST, originalName: 'Parada' };
    expect(await matchOf(file, { Parada: [OTHER, named], 'Dust Parade': [named] })).toMatchObject({
      outcome: 'movie:1',
    });
  });

  it('is found by one question where its answer has the other name', async () => {
    expect(await matchOf(file, { Parada: [DUST] })).toMatchObject({ outcome: 'movie:1', names: ['Parada'] });
  });

  it('is decided by the visitor where the names are those of two titles', async () => {
    const found = await matchOf(file, { Parada: [OTHER, ANOTHER], 'Dust Parade': [DUST] });
    expect(found).toMatchObject({ outcome: 'undecided', ids: [1, 2, 3] });
  });

  it('is decided by the visitor where both names are of several, those that both may mean first', async () => {
    const answers = { Parada: [OTHER, ANOTHER], 'Dust Parade': [DUST, ANOTHER] };
    const both = { ...ANOTHER, originalName: 'Dust Parade' };
    const found = await matchOf({ name: 'Parada', otherNames: ['Dust Parade'] }, answers);
    expect(found.outcome).toBe('undecided');
    expect(await matchOf(file, { Parada: [OTHER, both], 'Dust Parade': [DUST, both] })).toMatchObject({
      outcome: 'movie:3',
    });
  });

  it('is asked for by neither where its number says which it is', async () => {
    const found = await matchOf({ ...file, ids: { imdb: 'tt0000001' } }, {}, [DUST]);
    expect(found).toMatchObject({ outcome: 'movie:1', names: [] });
  });
});
