import { describe, expect, it } from 'vitest';
import type { Hide } from '#domain/library/hides.ts';
import type { Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { Hiding } from './hiding.ts';
import { SavedIndex } from './saved-index.ts';

const TIME = '2026-11-20T12:00:00.000Z';
const titles = [1, 2, 3, 4].map((id) => aTitle({ id }));

const visit = (library: Partial<Library>, hides: readonly Hide[] = [], kept: readonly `movie:${number}`[] = []) => {
  const { deps } = libraryDeps(library);
  const { session } = deps;
  const saved = new SavedIndex(deps);
  const hidden = new Hiding(
    {
      saved,
      get library() {
        return session.seen;
      },
    },
    hides,
    kept,
  );
  return { session, hiding: hidden, hidden: () => [...hidden.among(titles)] };
};

describe('the titles that one visit of a screen leaves out', () => {
  it('are those that are marked or listed', () => {
    const { hidden } = visit(
      {
        marks: [{ id: 1, hiddenAt: TIME }],
        watchlist: [{ id: 2, addedAt: TIME }],
        favorites: [{ id: 3, addedAt: TIME }],
        collections: [{ id: '9', name: 'Noir', description: '', movies: [{ id: 4 }] }],
      },
      ['listed'],
    );
    expect(hidden()).toEqual(['movie:1', 'movie:2', 'movie:3', 'movie:4']);
  });

  it('are none where nothing is hidden, and none that is to be kept', () => {
    expect(visit({ watchlist: [{ id: 2, addedAt: TIME }] }).hidden()).toEqual([]);
    expect(visit({ marks: [{ id: 1, hiddenAt: TIME }] }, [], ['movie:1']).hidden()).toEqual([]);
  });

  // product.md, Hiding: while a screen is shown.
  it('are none that was shown, whatever becomes of it', () => {
    const { session, hidden } = visit({ watchlist: [{ id: 2, addedAt: TIME }] }, ['listed']);
    expect(hidden()).toEqual(['movie:2']);
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id: 1, addedAt: TIME } });
    session.dispatch({ kind: 'title-marked', title: { id: 3 }, set: { hiddenAt: TIME }, clear: [] });
    expect(hidden()).toEqual(['movie:2']);
  });

  it('follow what is no longer hidden, and then it stays', () => {
    const { session, hidden } = visit({ marks: [{ id: 1, hiddenAt: TIME }] });
    expect(hidden()).toEqual(['movie:1']);
    session.dispatch({ kind: 'title-marked', title: { id: 1 }, set: {}, clear: ['hiddenAt'] });
    expect(hidden()).toEqual([]);
    session.dispatch({ kind: 'title-marked', title: { id: 1 }, set: { hiddenAt: TIME }, clear: [] });
    expect(hidden()).toEqual([]);
  });

  it('follow collections as well', () => {
    const collections = [{ id: '9', name: 'Noir', description: '', movies: [{ id: 4 }] }];
    const { session, hidden } = visit({ collections }, ['listed']);
    expect(hidden()).toEqual(['movie:4']);
    session.dispatch({ kind: 'movie-removed-from-collection', collectionId: '9', title: { id: 4 } });
    expect(hidden()).toEqual([]);
  });

  it('are the very same answer while nothing changes', () => {
    const { session, hiding } = visit({ marks: [{ id: 1, hiddenAt: TIME }] });
    const before = hiding.among(titles);
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id: 2, addedAt: TIME } });
    expect(hiding.among(titles)).toBe(before);
    expect(hiding.among([...titles, aTitle({ id: 9 })])).toBe(before);
  });
});
