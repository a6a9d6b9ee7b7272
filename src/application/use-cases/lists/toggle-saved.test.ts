import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { ToggleFavorite } from './toggle-favorite.ts';
import { ToggleWatchlist } from './toggle-watchlist.ts';

const TITLE = aTitle({ id: 7, title: 'Dust Parade' });
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe.each([
  ['watchlist', ToggleWatchlist, 'Added to watchlist', 'Removed from watchlist'],
  ['favorites', ToggleFavorite, 'Added to favorites', 'Removed from favorites'],
] as const)('the %s (product.md, Lists: feedback)', (list, Toggle, added, removed) => {
  const setup = (...has: readonly number[]) => {
    const library = libraryDeps({ [list]: has.map((id) => ({ id, addedAt: '2026-11-20T12:00:00.000Z' })) });
    return { ...library, toggle: new Toggle(library.deps) };
  };

  it('takes the title as supplied, with the ISO time as addedAt, and says so', () => {
    const { toggle, library, messages } = setup();
    toggle.execute(TITLE);
    expect(library()[list]).toMatchObject([{ id: 7, title: 'Dust Parade', addedAt: '2026-11-21T12:00:00.000Z' }]);
    expect(messages()).toEqual([['success', added]]);
  });

  it('leaves the other list as it was', () => {
    const { toggle, library } = setup();
    toggle.execute(TITLE);
    expect(library()[list === 'watchlist' ? 'favorites' : 'watchlist']).toEqual([]);
  });

  // product.md, Lists: undo.
  it('removes by the title, says so for 4 s, and has Undo put it back to its place', async () => {
    const { toggle, library, messages, offers, undo, clock } = setup(6, 7, 8);
    toggle.execute(TITLE);
    expect(ids(library()[list])).toEqual([6, 8]);
    expect(offers()).toBe('Undo');
    await clock.advance(3_999);
    expect(messages()).toEqual([['success', removed]]);
    await clock.advance(1);
    expect(messages()).toEqual([]);
    undo();
    expect(ids(library()[list])).toEqual([6, 7, 8]);
  });

  it('takes a missing media type for movie, and the show of the same id for another title', () => {
    const { toggle, library } = setup(7);
    toggle.execute(aTitle({ id: 7, media_type: 'tv' }));
    expect(ids(library()[list])).toEqual([7, 7]);
    toggle.execute(TITLE);
    expect(library()[list]).toMatchObject([{ id: 7, media_type: 'tv' }]);
  });
});
