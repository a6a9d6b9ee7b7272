import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { isHidden, isSeen, type Mark, type MarkedTitle } from '../library/marks/mark.ts';
import { titleKey } from '../title.ts';
import { drawOrder, nothingToPick, pickCandidatesOf, withoutRecent } from './pick.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const refs = fc.record({ id: fc.integer({ min: 1, max: 12 }), media_type: fc.constantFrom('movie', 'tv') });
const marks = fc.record(
  {
    seenAt: fc.constantFrom(null, daysAgo(3)),
    rating: fc.integer({ min: 1, max: 10 }),
    hiddenAt: fc.constant(daysAgo(1)),
  },
  { requiredKeys: [] },
);
const libraries: fc.Arbitrary<Library> = fc
  .record({
    saved: fc.uniqueArray(refs, { selector: titleKey }),
    marked: fc.uniqueArray(fc.tuple(refs, marks), { selector: ([ref]) => titleKey(ref) }),
  })
  .map(({ saved, marked }) => {
    const titles = saved.map((ref) => ({ ...ref, title: 'T', addedAt: daysAgo(ref.id) }));
    return {
      ...EMPTY_LIBRARY,
      watchlist: titles,
      favorites: titles,
      collections: [{ id: '1', name: 'Noir', description: '', movies: titles }],
      marks: marked.map(([ref, mark]): MarkedTitle => ({ ...ref, ...mark })),
    };
  });
const candidatesOf = (library: Library, isWithSeen = false) =>
  pickCandidatesOf(library, { titlesOf: () => library.watchlist, isWithSeen }, NOW);

describe('what may be picked (product.md, Pick: titles)', () => {
  it('is everything that is shown and not hidden, and what was seen only where that is shown', () => {
    fc.assert(
      fc.property(libraries, fc.boolean(), (library, isWithSeen) => {
        const markOf = new Map<string, Mark>(library.marks.map((mark) => [titleKey(mark), mark]));
        const left = library.watchlist.filter((title) => {
          const mark = markOf.get(titleKey(title)) ?? {};
          return !isHidden(mark) && (isWithSeen || !isSeen(mark));
        });
        expect(candidatesOf(library, isWithSeen).map(({ title }) => title)).toEqual(left);
      }),
    );
  });

  it.each([
    ['seen', {}, undefined, 'empty'],
    ['seen, and is watched again', { '2026-11-20T12:00:00.000Z': '0@20777' }, undefined, undefined],
    ['seen, and was watched again', { '2026-11-20T12:00:00.000Z/1': '1@20777' }, undefined, 'empty'],
    ['hidden, and is watched again', { '2026-11-20T12:00:00.000Z': '0@20777' }, daysAgo(1), 'empty'],
  ])('of a show that was %s', (_, seasons, hiddenAt, nothing) => {
    const show = { id: 7, media_type: 'tv' } as const;
    const marks = [{ ...show, seenAt: null, ...(hiddenAt !== undefined && { hiddenAt }) }];
    expect(nothingToPick({ marks, episodes: [{ id: 7, seasons }] }, { titlesOf: () => [show] }, NOW)).toBe(nothing);
  });

  it.each([
    [[], 'none'],
    [[{ id: 1 }], 'empty'],
    [[{ id: 2 }], 'empty'],
    [[{ id: 1 }, { id: 3 }], undefined],
  ] as const)('of %j there is nothing: %s (product.md, Pick: nothing)', (titles, nothing) => {
    const marks = [
      { id: 1, seenAt: null },
      { id: 2, hiddenAt: daysAgo(1) },
    ];
    expect(nothingToPick({ marks, episodes: [] }, { titlesOf: () => titles }, NOW)).toBe(nothing);
  });

  it('has the visitor’s own rating, else the provider’s (product.md, Pick: weight)', () => {
    const titles = [
      { id: 1, vote_average: 7 },
      { id: 2, vote_average: 7 },
      { id: 3, vote_average: 0 },
    ];
    const candidates = pickCandidatesOf(
      { marks: [{ id: 2, rating: 9 }], episodes: [] },
      { titlesOf: () => titles },
      NOW,
    );
    expect(candidates.map(({ rating }) => rating)).toEqual([7, 9, undefined]);
  });
});

describe('what is picked', () => {
  it('is none of the last five, where another is left (product.md, Pick: repeats)', () => {
    const keys = fc.array(refs.map(titleKey), { maxLength: 8 });
    fc.assert(
      fc.property(libraries, keys, (library, recent) => {
        const all = candidatesOf(library);
        const left = withoutRecent(all, recent).map(({ title }) => titleKey(title));
        const among = recent.filter((key) => all.some(({ title }) => titleKey(title) === key));
        const last = new Set(among.slice(0, Math.min(5, all.length - 1)));
        expect(left.some((key) => last.has(key))).toBe(false);
        expect(left.length > 0).toBe(all.length > 0);
      }),
    );
  });

  it.each([
    [{ rating: 8, waitingDays: 0 }, 8],
    [{ rating: 8, waitingDays: 30 }, 16],
    [{ rating: undefined, waitingDays: 0 }, 5],
    [{ rating: 0.5, waitingDays: 0 }, 1],
  ])('is likelier the better and the longer it waits: %j (product.md, Pick: weight)', (candidate, weight) => {
    const drawn = (times: number) => {
      // What is drawn so often as the other, for its weight: the first of the two is the likelier one.
      const draws = [1 - Math.exp(-weight * times), 1 - Math.exp(-1)];
      const other = { title: { id: 2 }, rating: 1, waitingDays: 0 };
      return drawOrder([{ title: { id: 1 }, ...candidate }, other], () => draws.shift() ?? 0)[0]?.title.id;
    };
    expect([drawn(0.99), drawn(1.01)]).toEqual([1, 2]);
  });

  it('waits a year at most, as what was seen some time does (product.md, Pick: weight)', () => {
    const marks = [
      { id: 1, seenAt: daysAgo(4_000) },
      { id: 2, seenAt: null },
      { id: 3, seenAt: 'soon' },
      { id: 4, seenAt: daysAgo(-9) },
      { id: 5, rating: 3 },
    ];
    const source = { titlesOf: () => [...marks, { id: 1, addedAt: daysAgo(7) }], isWithSeen: true };
    const waited = pickCandidatesOf({ marks, episodes: [] }, source, NOW).map(({ waitingDays }) => waitingDays);
    expect(waited).toEqual([365, 365, 0, 0, 0, 7]);
  });

  it('comes first in a draw as often as its weight says (product.md, Pick: weight)', () => {
    let seed = 1;
    // The minimal standard generator: the same numbers on every machine.
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const candidates = [6, 3, 1].map((rating, id) => ({ title: { id }, rating, waitingDays: 0 }));
    const firsts = Array.from({ length: 10_000 }, () => drawOrder(candidates, random)[0]?.title.id);
    const share = (id: number) => firsts.filter((first) => first === id).length / firsts.length;
    expect([share(0), share(1), share(2)].map((each) => Math.round(each * 20) / 20)).toEqual([0.6, 0.3, 0.1]);
  });

  it('is in a draw once', () => {
    fc.assert(
      fc.property(libraries, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (library, stream) => {
        const all = candidatesOf(library);
        const drawn = drawOrder(all, () => Number(stream.next().value));
        expect(new Set(drawn)).toEqual(new Set(all));
        expect(drawn).toHaveLength(all.length);
      }),
    );
  });
});
