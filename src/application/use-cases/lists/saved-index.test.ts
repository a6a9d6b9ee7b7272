import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { SavedIndex } from './saved-index.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const SHOW = { id: 7, media_type: 'tv' } as const;

describe('whether a title is saved', () => {
  it('is answered for each list by itself, a missing media type meaning movie', () => {
    const { deps } = libraryDeps({ watchlist: [{ id: 7, addedAt }], favorites: [{ ...SHOW, addedAt }] });
    const saved = new SavedIndex(deps);
    expect(saved.has('watchlist', { id: 7, media_type: 'movie' })).toBe(true);
    expect(saved.has('watchlist', SHOW)).toBe(false);
    expect(saved.has('favorites', SHOW)).toBe(true);
    expect(saved.has('favorites', { id: 7 })).toBe(false);
  });

  it('follows the list', () => {
    const { deps } = libraryDeps({ watchlist: [{ id: 1, addedAt }] });
    const { session } = deps;
    const saved = new SavedIndex({ session });
    const answers = [saved.has('watchlist', SHOW)];
    session.library$.subscribe(() => answers.push(saved.has('watchlist', SHOW)));
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id: 7, addedAt } });
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { ...SHOW, addedAt } });
    session.dispatch({ kind: 'title-removed', list: 'watchlist', title: { id: 1 } });
    session.dispatch({ kind: 'title-removed', list: 'watchlist', title: SHOW });
    expect(answers).toEqual([false, false, false, true, true, false]);
  });
});

describe('how a title is marked', () => {
  it('is answered by its type and id, and follows the marks', () => {
    const { deps } = libraryDeps({ marks: [{ ...SHOW, rating: 8 }] });
    const saved = new SavedIndex(deps);
    expect(saved.markOf(SHOW)?.rating).toBe(8);
    expect(saved.markOf({ id: 7 })).toBeUndefined();
    deps.session.dispatch({ kind: 'title-marked', title: SHOW, set: { rating: 3 }, clear: [] });
    expect(saved.markOf(SHOW)?.rating).toBe(3);
    deps.session.dispatch({ kind: 'title-marked', title: SHOW, set: {}, clear: ['rating'] });
    expect(saved.markOf(SHOW)).toBeUndefined();
  });
});
