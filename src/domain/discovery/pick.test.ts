import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { isHidden, isSeen, type Mark, type MarkedTitle } from '../library/marks/mark.ts';
import { titleKey } from '../title.ts';
import { pickCandidatesOf, drawOrder, matchingCandidates, withoutRecent, type PickSource } from './pick.ts';

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
const SOURCES: readonly PickSource[] = ['watchlist', 'favorites', 'seen', 'collection:1'];

describe('what may be picked (product.md, Pick: titles)', () => {
  it('is never hidden, and seen on /seen alone', () => {
    fc.assert(
      fc.property(libraries, fc.constantFrom(...SOURCES), (library, source) => {
        const markOf = new Map(library.marks.map((mark) => [titleKey(mark), mark]));
        for (const { title } of pickCandidatesOf(library, source, NOW)) {
          const mark: Mark = markOf.get(titleKey(title)) ?? {};
          expect(isHidden(mark)).toBe(false);
          expect(isSeen(mark)).toBe(source === 'seen');
        }
      }),
    );
  });

  it('is everything else of the list', () => {
    fc.assert(
      fc.property(libraries, (library) => {
        const left = library.watchlist.filter((title) =>
          library.marks.every((mark) => titleKey(mark) !== titleKey(title) || (!isHidden(mark) && !isSeen(mark))),
        );
        expect(pickCandidatesOf(library, 'watchlist', NOW).map(({ title }) => title)).toEqual(left);
      }),
    );
  });

  it.each([
    [{ type: 'tv' as const }, [2]],
    [{ type: 'all' as const, ratingMin: 7 }, [1, 3]],
    [{ type: 'movie' as const, ratingMin: 9 }, [3]],
  ])('is like the choice %j (product.md, Pick: filters)', (choice, ids) => {
    const library = {
      ...EMPTY_LIBRARY,
      watchlist: [
        { id: 1, title: 'A', vote_average: 7, addedAt: daysAgo(1) },
        { id: 2, media_type: 'tv' as const, name: 'B', addedAt: daysAgo(1) },
        { id: 3, title: 'C', vote_average: 2, addedAt: daysAgo(1) },
      ],
      marks: [{ id: 3, rating: 9 }],
    };
    const candidates = matchingCandidates(pickCandidatesOf(library, 'watchlist', NOW), choice);
    expect(candidates.map(({ title }) => title.id)).toEqual(ids);
  });
});

describe('what is picked', () => {
  it('is none of the last five, where another is left (product.md, Pick: repeats)', () => {
    const keys = fc.array(refs.map(titleKey), { maxLength: 8 });
    fc.assert(
      fc.property(libraries, keys, (library, recent) => {
        const all = pickCandidatesOf(library, 'watchlist', NOW);
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
    const library = {
      ...EMPTY_LIBRARY,
      marks: [
        { id: 1, seenAt: daysAgo(4_000) },
        { id: 2, seenAt: null },
        { id: 3, seenAt: 'soon' },
        { id: 4, seenAt: daysAgo(-9) },
      ],
    };
    expect(pickCandidatesOf(library, 'seen', NOW).map((candidate) => candidate.waitingDays)).toEqual([365, 365, 0, 0]);
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
        const all = pickCandidatesOf(library, 'watchlist', NOW);
        const drawn = drawOrder(all, () => Number(stream.next().value));
        expect(new Set(drawn)).toEqual(new Set(all));
        expect(drawn).toHaveLength(all.length);
      }),
    );
  });
});
