import { describe, expect, it } from 'vitest';
import { libraryParts } from '#fixtures/library/library-parts.ts';
import { SavedIndex } from './saved-index.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const SHOW = { id: 7, media_type: 'tv' } as const;

describe('whether a title is saved', () => {
  it('is answered for each list by itself, a missing media type meaning movie', () => {
    const { parts } = libraryParts({ watchlist: [{ id: 7, addedAt }], favorites: [{ ...SHOW, addedAt }] });
    const saved = new SavedIndex(parts.session);
    expect(saved.has('watchlist', { id: 7, media_type: 'movie' })).toBe(true);
    expect(saved.has('watchlist', SHOW)).toBe(false);
    expect(saved.has('favorites', SHOW)).toBe(true);
    expect(saved.has('favorites', { id: 7 })).toBe(false);
  });

  it('is told at once, then only when the answer changes', () => {
    const { parts } = libraryParts({ watchlist: [{ id: 1, addedAt }] });
    const { session } = parts;
    const answers: boolean[] = [];
    new SavedIndex(session).has$('watchlist', SHOW).subscribe((answer) => answers.push(answer));
    expect(answers).toEqual([false]);
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id: 7, addedAt } });
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { ...SHOW, addedAt } });
    session.dispatch({ kind: 'title-removed', list: 'watchlist', title: { id: 1 } });
    session.dispatch({ kind: 'title-removed', list: 'watchlist', title: SHOW });
    expect(answers).toEqual([false, true, false]);
  });
});
