import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Library } from '#domain/library/library.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import type { LoadState } from '../../library/load-state.ts';
import type { SaveTarget } from '../lists/save-titles.ts';
import { LinkTitles } from './link-titles.ts';
import { SaveLink } from './save-link.ts';

const details = (id: number): TitleDetails => ({ ...aTitle({ id, title: `T${id}` }), genres: [], created_by: [] });
const LOADED: LoadState = { status: 'fulfilled', outcome: { kind: 'restored', isMigrated: false, isSaved: true } };
const addedAt = '2026-11-20T12:00:00.000Z';

const setup = (has: Partial<Library> = {}, gone: readonly number[] = []) => {
  const outside = libraryDeps(has);
  const { deps, clock } = outside;
  const asked: number[] = [];
  const catalog = {
    fetchDetails: async ({ id }: { readonly id: number }) => {
      asked.push(id);
      if (gone.includes(id)) throw new CatalogError({ kind: 'http', status: 404 });
      return details(id);
    },
  };
  const list = [3, 1, 2].map((id) => ({ media_type: 'movie', id, rating: 9, seenOn: null, note: 'Theirs.' }) as const);
  const titles = new LinkTitles({ catalog, requestRunner: requestRunnerOf(clock) }, list);
  const loadState$ = new BehaviorSubject<LoadState>(LOADED);
  const use = new SaveLink({ ...deps, loader: { loadState$ } });
  const save = (target: SaveTarget) => use.execute(target, { name: 'Rainy Sundays', titles }).subscribe();
  return { ...outside, asked, loadState$, save, titles, list };
};

const before: Partial<Library> = { watchlist: [{ id: 1, title: 'T1', addedAt }], collections: [] };

describe('saving a shared list as a collection (product.md, Links: saving)', () => {
  it('asks for what has not been loaded, and makes one collection in the list’s order', async () => {
    const { save, clock, library, messages, asked, titles, list } = setup(before);
    titles.queryOf(list[2]!).activate();
    await clock.settle();
    save('collection');
    await clock.settle();
    expect(asked).toEqual([2, 3, 1]);
    expect(library().collections).toMatchObject([
      { name: 'Rainy Sundays', description: '', movies: [{ title: 'T3' }, { title: 'T1' }, { title: 'T2' }] },
    ]);
    expect(messages()).toEqual([['success', 'Saved as a collection of 3 titles']]);
  });

  it('is undone as one', async () => {
    const { save, clock, library, undo } = setup(before);
    const whole = library();
    save('collection');
    await clock.settle();
    undo();
    expect(library()).toEqual(whole);
  });

  it('keeps nothing of what the sender says', async () => {
    const { save, clock, library } = setup(before);
    save('collection');
    save('watchlist');
    await clock.settle();
    expect(JSON.stringify(library())).not.toContain('Theirs');
    expect(library().marks).toEqual([]);
  });

  it('makes one beside another of the same name, or of the same titles', async () => {
    const movies = [1, 2, 3].map((id) => ({ id }));
    const collections = [
      { id: '1', name: 'Rainy Sundays', description: '', movies: movies.slice(1) },
      { id: '2', name: 'Noir', description: '', movies },
    ];
    const { save, clock, library } = setup({ collections });
    save('collection');
    await clock.settle();
    expect(library().collections.map(({ name }) => name)).toEqual(['Rainy Sundays', 'Noir', 'Rainy Sundays']);
  });

  it('makes none a second time', async () => {
    const { save, clock, library, messages } = setup(before);
    save('collection');
    await clock.settle();
    save('collection');
    await clock.settle();
    expect(library().collections).toHaveLength(1);
    expect(messages()).toContainEqual(['blank', 'It is among your collections already']);
  });
});

describe('adding a shared list to the watchlist (product.md, Links: saving)', () => {
  it('adds what is not there in the list’s order, as one change', async () => {
    const { save, clock, library, messages, undo } = setup(before);
    const whole = library();
    save('watchlist');
    await clock.settle();
    expect(library().watchlist.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(messages()).toEqual([['success', '2 titles added to your watchlist']]);
    undo();
    expect(library()).toEqual(whole);
  });

  it('says when all of it is there', async () => {
    const watchlist = [1, 2, 3].map((id) => ({ id, addedAt }));
    const { save, clock, library, messages } = setup({ watchlist });
    const whole = library();
    save('watchlist');
    await clock.settle();
    expect(library()).toBe(whole);
    expect(messages()).toEqual([['blank', 'All of it is on your watchlist already']]);
  });
});

describe('what cannot be had of a shared list (product.md, Links: saving)', () => {
  it('is told', async () => {
    const { save, clock, library, messages } = setup(before, [2]);
    save('collection');
    await clock.settle();
    expect(library().collections[0]?.movies.map(({ id }) => id)).toEqual([3, 1]);
    expect(messages()).toEqual([
      ['success', 'Saved as a collection of 2 titles, without 1 title that could not be had'],
    ]);
  });

  it('may be all of it: then nothing changes', async () => {
    const { save, clock, library, messages } = setup(before, [1, 2, 3]);
    const whole = library();
    save('watchlist');
    await clock.settle();
    expect(library()).toBe(whole);
    expect(messages()).toEqual([['error', 'None of the titles could be had. Check your connection, and try again.']]);
  });
});

describe('who saves a shared list', () => {
  it('changes nothing before the library is there', async () => {
    const { save, clock, library, loadState$ } = setup(before);
    loadState$.next({ status: 'pending' });
    save('watchlist');
    await clock.settle();
    expect(library().watchlist).toHaveLength(1);
    loadState$.next(LOADED);
    expect(library().watchlist).toHaveLength(3);
  });

  it('changes nothing who leaves it meanwhile', async () => {
    const { save, clock, library } = setup(before);
    const whole = library();
    save('watchlist').unsubscribe();
    await clock.settle();
    expect(library()).toBe(whole);
  });
});
