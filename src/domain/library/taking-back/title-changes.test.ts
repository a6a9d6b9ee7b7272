import { describe, expect, it } from 'vitest';
import { resultOf } from '../../steps.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import type { MarkedTitle } from '../marks/mark.ts';
import { markChanges, movieChanges, savedChanges } from './title-changes.ts';

const AT = '2026-11-20T12:00:00.000Z';
const TIDE = { id: 7, media_type: 'movie', title: 'Low Tide' } as const;
const DUST = { id: 603, media_type: 'movie', title: 'Dust Parade' } as const;

const RATED = { ...DUST, rating: 1 };

const saved = (...titles: Library['watchlist']): Library => ({ ...EMPTY_LIBRARY, watchlist: titles });
const marked = (...marks: readonly MarkedTitle[]): Library => ({ ...EMPTY_LIBRARY, marks });
const marking = (now: Library, target: Library) => resultOf(markChanges(now, target));

describe('what makes a saved list of another', () => {
  const [tide, dust] = [
    { ...TIDE, addedAt: AT },
    { ...DUST, addedAt: AT },
  ];
  const changes = (now: Library, target: Library) => resultOf(savedChanges(now, target, 'watchlist'));

  it('removes, and puts back in its place', () => {
    expect(changes(saved(tide), saved())).toEqual([{ kind: 'title-removed', list: 'watchlist', title: tide }]);
    expect(changes(saved(dust), saved(tide, dust))).toEqual([
      { kind: 'title-saved', list: 'watchlist', title: tide, index: 0 },
    ]);
    expect(changes(saved(dust), saved(dust, tide))).toEqual([{ kind: 'title-saved', list: 'watchlist', title: tide }]);
  });

  it('puts a title anew that is not the very same', () => {
    const earlier = { ...tide, addedAt: '2026-01-01T00:00:00.000Z' };
    expect(changes(saved(tide, dust), saved(earlier, dust))).toEqual([
      { kind: 'title-removed', list: 'watchlist', title: tide },
      { kind: 'title-saved', list: 'watchlist', title: earlier, index: 0 },
    ]);
  });
});

describe('what makes the movies of a collection of others', () => {
  const changes = (...lists: readonly [Parameters<typeof movieChanges>[1], Parameters<typeof movieChanges>[2]]) =>
    resultOf(movieChanges('9', ...lists));
  const of = { collectionId: '9' };

  it('takes out, and puts back in its place', () => {
    expect(changes([TIDE, DUST], [DUST])).toEqual([{ kind: 'movie-removed-from-collection', ...of, title: TIDE }]);
    expect(changes([DUST], [TIDE, DUST])).toEqual([
      { kind: 'movie-added-to-collection', ...of, title: TIDE, index: 0 },
    ]);
  });

  it('leaves one of which only the number of its place is another, but none of which something else is', () => {
    expect(changes([{ ...TIDE, rank: 'gjdgxs' }], [{ ...TIDE, rank: 'gjdgxt' }])).toEqual([]);
    const other = { ...TIDE, title: 'High Tide' };
    expect(changes([TIDE], [other])).toEqual([
      { kind: 'movie-removed-from-collection', ...of, title: TIDE },
      { kind: 'movie-added-to-collection', ...of, title: other },
    ]);
  });
});

describe('what makes the marks what they are to be', () => {
  it.each<[string, readonly MarkedTitle[], readonly MarkedTitle[], readonly object[]]>([
    [
      'says what was said',
      [],
      [{ ...TIDE, rating: 8, note: 'Twice.' }],
      [{ kind: 'title-marked', title: TIDE, set: { rating: 8, note: 'Twice.' }, clear: [] }],
    ],
    [
      'says no more what was not',
      [{ ...TIDE, rating: 8, seenAt: null }],
      [],
      [{ kind: 'title-marked', title: { id: 7, media_type: 'movie' }, set: {}, clear: ['seenAt', 'rating'] }],
    ],
    [
      'changes only what is another',
      [{ ...TIDE, rating: 8, note: 'Twice.', seenAt: null }],
      [{ ...TIDE, rating: 9, seenAt: null, hiddenAt: AT }],
      [{ kind: 'title-marked', title: TIDE, set: { rating: 9, hiddenAt: AT }, clear: ['note'] }],
    ],
    [
      'puts a mark back in its place',
      [RATED],
      [{ ...TIDE, rating: 8 }, RATED],
      [{ kind: 'title-marked', title: TIDE, set: { rating: 8 }, clear: [], index: 0 }],
    ],
    [
      'makes a mark anew of which the title is another',
      [{ ...TIDE, rating: 8 }],
      [{ ...TIDE, title: 'High Tide', rating: 8 }],
      [
        { kind: 'title-marked', title: { id: 7, media_type: 'movie' }, set: {}, clear: ['rating'] },
        { kind: 'title-marked', title: { ...TIDE, title: 'High Tide' }, set: { rating: 8 }, clear: [] },
      ],
    ],
  ])('%s', (_, now, target, changes) => expect(marking(marked(...now), marked(...target))).toEqual(changes));

  it('is nothing where none is another', () => {
    const mark = { ...TIDE, rating: 8 };
    expect(marking(marked(mark), marked(mark))).toEqual([]);
  });

  it('is no change of marks where one is to go of which a newer release says something', () => {
    const newer = { ...TIDE, rating: 8, mood: 'calm' };
    expect(marking(marked(newer), marked())).toBeUndefined();
    expect(marking(marked(), marked(newer))).toEqual([
      { kind: 'title-marked', title: { ...TIDE, mood: 'calm' }, set: { rating: 8 }, clear: [] },
    ]);
  });
});
