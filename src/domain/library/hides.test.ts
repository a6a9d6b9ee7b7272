import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { sameTitle, titleKey, type TitleRef } from '../title.ts';
import { apply } from './apply.ts';
import { chosenHides, HIDES, isLeftOut, knownHides, leavesOut, toggleHide, withoutTitles } from './hides.ts';
import { EMPTY_LIBRARY, type Library } from './library.ts';
import { mayHide } from './may-hide.ts';

const TIME = '2026-11-20T12:00:00.000Z';
const knowledgeOf = ({ marks, watchlist, favorites, collections }: Library) => ({
  markOf: (title: TitleRef) => marks.find((each) => sameTitle(each, title)),
  isListed: (title: TitleRef) =>
    [watchlist, favorites, ...collections.map(({ movies }) => movies)].some((list) =>
      list.some((each) => sameTitle(each, title)),
    ),
  isWatchedAgain: () => false,
});
const judge = (library: Partial<Library>, hides: readonly ('seen' | 'listed')[]) =>
  isLeftOut({ id: 7 }, hides, knowledgeOf({ ...EMPTY_LIBRARY, ...library }));

describe('a title', () => {
  // product.md, Hiding: switches.
  it.each([
    ['that is marked as seen', { marks: [{ id: 7, seenAt: TIME }] }, ['seen']],
    ['that was seen nobody knows when', { marks: [{ id: 7, seenAt: null }] }, ['seen']],
    ['that is rated only', { marks: [{ id: 7, rating: 9 }] }, []],
    ['that has a note only', { marks: [{ id: 7, note: 'With Ada.' }] }, []],
    ['on the watchlist', { watchlist: [{ id: 7, addedAt: TIME }] }, ['listed']],
    ['among the favorites', { favorites: [{ id: 7, addedAt: TIME }] }, ['listed']],
    ['in a collection', { collections: [{ id: '9', name: 'Noir', description: '', movies: [{ id: 7 }] }] }, ['listed']],
    ['whose number is that of a listed show', { watchlist: [{ id: 7, media_type: 'tv', addedAt: TIME }] }, []],
  ] as const)('%s is left out where that is chosen, and nowhere else', (_, library, expected) => {
    expect(HIDES.filter((hide) => judge(library, [hide]))).toEqual(expected);
    expect(judge(library, [])).toBe(false);
  });

  it('that the visitor is not interested in is left out whatever is chosen (product.md, Hiding: not interested)', () => {
    for (const hides of [[], ['seen'], ['listed'], HIDES] as const)
      expect(judge({ marks: [{ id: 7, hiddenAt: TIME }] }, hides)).toBe(true);
  });
});

describe('of any titles in any library', () => {
  const titles = [1, 2, 3, 4, 5, 6].flatMap((id) => [aTitle({ id }), aTitle({ id, media_type: 'tv' })]);
  const libraries = arbitraryActions.map((actions) => actions.reduce(apply, EMPTY_LIBRARY));
  const hides = fc.subarray([...HIDES]);

  it('none is left that is hidden, none is missing that is not, and those left out are as many as are missing', () => {
    fc.assert(
      fc.property(libraries, hides, (library, chosen) => {
        const knowledge = knowledgeOf(library);
        const hidden = new Set(titles.filter((title) => isLeftOut(title, chosen, knowledge)).map(titleKey));
        const left = withoutTitles(titles, hidden);
        expect(left.length + hidden.size).toBe(titles.length);
        const isExpected = (title: TitleRef) => {
          const mark = knowledge.markOf(title);
          return !(
            mark?.hiddenAt ||
            (chosen.includes('seen') && mark?.seenAt !== undefined) ||
            (chosen.includes('listed') && knowledge.isListed(title))
          );
        };
        expect(left).toEqual(titles.filter(isExpected));
        expect(hidden.size === 0 || leavesOut(library, chosen)).toBe(true);
        const isOffered = mayHide({ ...library, preferences: { ...library.preferences, hides: chosen } });
        expect(isOffered).toBe(true);
      }),
    );
  });

  it('the very same list is left where nothing is hidden', () => {
    expect(withoutTitles(titles, new Set())).toBe(titles);
    expect(leavesOut(EMPTY_LIBRARY, [])).toBe(false);
    expect(mayHide(EMPTY_LIBRARY)).toBe(false);
  });
});

describe('what is chosen', () => {
  it('is known, each once and in one order', () => {
    expect(knownHides(['listed', 'tv', 'seen', 'seen', ''])).toEqual(['seen', 'listed']);
    expect(toggleHide(['listed'], 'seen')).toEqual(['seen', 'listed']);
    expect(toggleHide(['seen', 'listed'], 'seen')).toEqual(['listed']);
  });

  it('leaves in the preference what a newer release has put there (product.md, Hiding: remembered)', () => {
    expect(chosenHides(['seen', 'unrated'], ['listed'])).toEqual(['unrated', 'listed']);
    expect(chosenHides(['unrated', 'seen'], [])).toEqual(['unrated']);
  });
});
