import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PickSource } from '#domain/discovery/pick.ts';
import { filteredTitles, NO_FILTER, type ListFilter } from '#domain/library/filters/list-filter.ts';
import { statedFacts } from '#domain/library/filters/title-facts.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { PickTitle } from './pick-title.ts';

const titlesTo = (count: number): readonly StoredTitle[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `T${index + 1}` }));

const setup = (library: Parameters<typeof libraryDeps>[0] = {}) => {
  const { deps } = libraryDeps(library);
  const pick = new PickTitle({ ...deps, random: Math.random });
  return { pick, session: deps.session };
};

const shown = (titles: readonly StoredTitle[], rest: Omit<PickSource, 'titlesOf'> = {}): PickSource => ({
  titlesOf: () => titles,
  ...rest,
});

/** A list of which the ids alone are known, and what was asked of it. */
const bare = (count: number, answer: (id: number) => StoredTitle | 'gone' | undefined) => {
  const asked: number[] = [];
  const titles = titlesTo(count).map(({ id }) => ({ id }));
  const ask = async ({ id }: StoredTitle) => {
    asked.push(id);
    return answer(id);
  };
  return { asked, source: shown(titles, { ask }) };
};

const idOf = (outcome: Awaited<ReturnType<PickTitle['execute']>>) =>
  outcome.status === 'picked' ? outcome.title.id : outcome.status;

describe('picking a title', () => {
  it('gives one of those that are shown, whatever they are filtered by (product.md, Pick: shown)', async () => {
    const GENRES = [
      { id: 18, name: 'Drama' },
      { id: 35, name: 'Comedy' },
    ];
    const title = fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      media_type: fc.constantFrom('movie', 'tv'),
      title: fc.constantFrom('Alien', 'Heat', 'Low Tide'),
      release_date: fc.constantFrom('1979-05-25', '1995-12-15', '2026-12-31', ''),
      vote_average: fc.constantFrom(0, 5.5, 7, 8.4),
      runtime: fc.constantFrom(80, 100, 170),
      genres: fc.subarray(GENRES),
    });
    const mark = fc.record(
      { seenAt: fc.constant(null), rating: fc.integer({ min: 1, max: 10 }), hiddenAt: fc.constant('2026-11-01') },
      { requiredKeys: [] },
    );
    const filters: fc.Arbitrary<ListFilter> = fc
      .record(
        {
          find: fc.constantFrom('', 'al', 'tide'),
          genre: fc.subarray([18, 35], { minLength: 1 }),
          not: fc.constant([35]),
          from: fc.constantFrom(1979, 1990),
          to: fc.constantFrom(1990, 2026),
          seen: fc.boolean(),
          out: fc.boolean(),
          min: fc.constantFrom(6, 8),
          runtime: fc.constantFrom(90, 120),
          rating: fc.integer({ min: 1, max: 10 }),
        },
        { requiredKeys: [] },
      )
      .map((asked) => ({ ...NO_FILTER, ...asked }));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(title, { selector: titleKey, maxLength: 20 }),
        fc.array(mark, { minLength: 20, maxLength: 20 }),
        filters,
        async (titles, said, filter) => {
          const marks = titles.map(({ id, media_type }, at) => ({ id, media_type, ...said[at] }));
          const { pick } = setup({ marks });
          const byKey = new Map<string, Mark>(marks.map((each) => [titleKey(each), each]));
          const markOf = (each: TitleRef) => byKey.get(titleKey(each));
          const left = filteredTitles(titles, filter, { markOf, factsOf: statedFacts, today: '2026-11-21' });
          const may = left.filter((each) => {
            const { seenAt, hiddenAt } = markOf(each) ?? {};
            return hiddenAt === undefined && (seenAt === undefined || filter.seen === true);
          });
          const outcome = await pick.execute(shown(left, { isWithSeen: filter.seen === true }));
          const none = [left.length > 0 ? 'empty' : 'none'];
          const came = outcome.status === 'picked' ? titleKey(outcome.title) : outcome.status;
          expect(may.length > 0 ? may.map(titleKey) : none).toContain(came);
        },
      ),
    );
  });

  it('is of what is shown at that time', async () => {
    const { pick } = setup();
    let titles = titlesTo(1);
    const source = { titlesOf: () => titles };
    expect(idOf(await pick.execute(source))).toBe(1);
    titles = [{ id: 9, title: 'Ninth' }];
    expect(idOf(await pick.execute(source))).toBe(9);
    titles = [];
    expect(idOf(await pick.execute(source))).toBe('none');
  });

  it.each([1, 2, 3, 6, 9])('of %i gives none of the last five twice (product.md, Pick: repeats)', async (count) => {
    const { pick } = setup();
    const picked: unknown[] = [];
    for (let round = 0; round < 40; round += 1) picked.push(idOf(await pick.execute(shown(titlesTo(count)))));
    const apart = Math.min(5, count - 1);
    for (const [index, id] of picked.entries()) {
      expect(typeof id).toBe('number');
      expect(picked.slice(Math.max(0, index - apart), index)).not.toContain(id);
    }
    expect(new Set(picked).size).toBe(count);
  });

  it('is never of one that was seen or hidden, and says where there is no other (product.md, Pick: titles)', async () => {
    const { pick, session } = setup();
    session.dispatch({ kind: 'title-marked', title: { id: 1 }, set: { seenAt: null }, clear: [] });
    expect(idOf(await pick.execute(shown(titlesTo(1))))).toBe('empty');
    expect(idOf(await pick.execute(shown(titlesTo(1), { isWithSeen: true })))).toBe(1);
    expect(idOf(await pick.execute(shown(titlesTo(2))))).toBe(2);
  });
});

describe('picking of a list of which the ids alone are known (product.md, Pick: questions)', () => {
  it('asks what the picked title is, and nothing else', async () => {
    const { pick } = setup();
    const { source, asked } = bare(9, (id) => ({ id, title: `T${id}` }));
    const outcome = await pick.execute(source);
    expect(asked).toHaveLength(1);
    expect(outcome).toEqual({ status: 'picked', title: { id: asked[0], title: `T${asked[0]}` } });
  });

  it('asks nothing where the name is known', async () => {
    const { source, asked } = bare(1, () => undefined);
    const { pick } = setup();
    expect(idOf(await pick.execute({ ...source, titlesOf: () => titlesTo(1) }))).toBe(1);
    expect(asked).toEqual([]);
  });

  it('passes over what is gone, and says so when nothing is left', async () => {
    const { pick } = setup();
    const { source } = bare(2, (id) => (id === 1 ? 'gone' : { id, title: 'T2' }));
    for (let round = 0; round < 9; round += 1) expect(idOf(await pick.execute(source))).toBe(2);
    expect(idOf(await pick.execute(bare(3, () => 'gone').source))).toBe('gone');
  });

  it('asks about twelve titles at a time', async () => {
    const { pick } = setup();
    const { source, asked } = bare(30, () => 'gone');
    expect(idOf(await pick.execute(source))).toBe('unknown');
    expect(asked).toHaveLength(12);
    expect(new Set(asked).size).toBe(12);
  });

  it('says when the provider cannot be asked', async () => {
    const { pick } = setup();
    expect(idOf(await pick.execute(bare(2, () => undefined).source))).toBe('failed');
  });
});
