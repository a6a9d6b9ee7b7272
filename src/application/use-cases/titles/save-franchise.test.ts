import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Library } from '#domain/library/library.ts';
import { aFranchise } from '#fixtures/a-franchise.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import type { LoadState } from '../../library/load-state.ts';
import type { SaveTarget } from '../lists/save-titles.ts';
import { SaveFranchise } from './save-franchise.ts';

const LOADED: LoadState = { status: 'fulfilled', outcome: { kind: 'restored', isMigrated: false, isSaved: true } };
const FAMILY = '👩‍👩‍👧‍👦';

const setup = (has: Partial<Library> = {}, franchise = aFranchise()) => {
  const outside = libraryDeps({ watchlist: [], collections: [], ...has });
  const loadState$ = new BehaviorSubject<LoadState>(LOADED);
  const use = new SaveFranchise({ ...outside.deps, loader: { loadState$ } });
  const changed: (string | undefined)[] = [];
  outside.deps.session.made$.subscribe(({ done }) => changed.push(done));
  const save = async (target: SaveTarget) => {
    const stop = use.execute(target, franchise).subscribe();
    await outside.clock.settle();
    return stop;
  };
  return {
    ...outside,
    save,
    changed,
    loadState$,
    idsOf: (list: 'watchlist') => outside.library()[list].map(({ id }) => id),
  };
};

const addedAt = '2026-11-20T12:00:00.000Z';

describe('taking a whole series over (product.md, Franchise: saving)', () => {
  it('adds the parts that are not on the watchlist, as one change, which one Undo takes back', async () => {
    const { save, changed, idsOf, messages, offers, undo, library } = setup({
      watchlist: [{ id: 2, media_type: 'movie', title: 'Part 2', addedAt }],
    });
    const before = library();
    await save('watchlist');
    expect(new Set(idsOf('watchlist'))).toEqual(new Set([1, 2, 3]));
    expect(changed).toEqual(['2 titles added to your watchlist']);
    expect(messages()).toEqual([['success', '2 titles added to your watchlist']]);
    expect(offers()).toBe('Undo');
    undo();
    expect(library()).toEqual(before);
  });

  it('makes one collection of all parts in their order, with the name and the text of the series', async () => {
    const { save, messages, library, undo } = setup();
    await save('collection');
    expect(library().collections).toMatchObject([
      { name: 'Alien Collection', description: 'In space.', movies: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    ]);
    expect(messages()).toEqual([['success', 'Saved as a collection of 3 titles']]);
    undo();
    expect(library().collections).toEqual([]);
  });

  it.each([
    ['watchlist', 'All of it is on your watchlist already'],
    ['collection', 'It is among your collections already'],
  ] as const)('changes nothing a second time: %s', async (target, said) => {
    const { save, messages, library } = setup();
    await save(target);
    const once = library();
    await save(target);
    expect(library()).toEqual(once);
    expect(messages()).toContainEqual(['blank', said]);
  });

  it('keeps of a long name and a long text what a collection may have', async () => {
    const { save, library } = setup({}, aFranchise({ name: ` ${FAMILY.repeat(60)}`, overview: 'x'.repeat(300) }));
    await save('collection');
    expect(library().collections).toMatchObject([{ name: FAMILY.repeat(50), description: 'x'.repeat(200) }]);
    // The same series is found again by its cut name.
    await save('collection');
    expect(library().collections).toHaveLength(1);
  });

  it('waits for the library, and changes nothing where it is stopped before', async () => {
    const { save, idsOf, loadState$, clock } = setup();
    loadState$.next({ status: 'pending' });
    (await save('watchlist')).unsubscribe();
    await save('watchlist');
    expect(idsOf('watchlist')).toEqual([]);
    loadState$.next(LOADED);
    await clock.settle();
    expect(idsOf('watchlist')).toHaveLength(3);
  });
});
