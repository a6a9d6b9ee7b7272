import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import type { ChosenMatch } from '../../../domain/import/title-match.ts';
import { ImportLists } from './import-lists.ts';

const match = (id: number, fields: Partial<ImportedTitle>) => ({
  imported: anImportedTitle(fields),
  title: aTitle({ id, title: `T${id}` }),
});
const MATCHES = [
  match(1, { listedAt: null }),
  match(2, { likedAt: null, seenAt: '2024-03-01T12:00:00.000Z', rating: 8 }),
  match(3, { lists: ['Noir'] }),
];

const setup = (has: Partial<Library> = {}) => {
  const { deps, ...around } = libraryDeps(has);
  const importLists = new ImportLists(deps);
  const add = async (matches: readonly ChosenMatch[]) => {
    const added = importLists.execute(matches, { lists: [], leftOut: [] });
    await around.clock.advance(0);
    await added;
  };
  return { ...around, session: deps.session, importLists, add };
};

describe('adding the titles of a file (product.md, Import: adding)', () => {
  it('is one change, which its toast tells and undoes', async () => {
    const { add, session, library, messages, undo } = setup();
    const before = library();
    const made: string[] = [];
    session.changes$.subscribe(({ action }) => made.push(action.kind));
    await add(MATCHES);
    expect(made).toEqual(['batch']);
    expect(messages()).toEqual([
      [
        'success',
        'Added: 1 title in your watchlist, 1 favorite, 1 collection, 1 movie in collections and 1 marked title',
      ],
    ]);
    undo();
    expect(library()).toEqual(before);
  });

  it('is undone late without what came after: ratings set and films added since stay (product.md, Lists: late undo)', async () => {
    const { add, session, library, undo } = setup();
    await add(MATCHES);
    const noir = library().collections.find(({ name }) => name === 'Noir');
    const collectionId = `${noir?.id}`;
    session.dispatch({ kind: 'movie-added-to-collection', collectionId, title: { id: 30, title: 'By hand' } });
    session.dispatch({ kind: 'title-marked', title: { id: 2, media_type: 'movie' }, set: { rating: 5 }, clear: [] });
    session.dispatch({
      kind: 'title-saved',
      list: 'watchlist',
      title: { id: 31, addedAt: '2026-11-21T12:00:00.000Z' },
    });
    undo();
    expect(library().collections.at(-1)).toMatchObject({ name: 'Noir', movies: [{ id: 30 }] });
    const [mark] = library().marks;
    expect([mark?.rating, mark?.seenAt]).toEqual([5, undefined]);
    expect(library().watchlist.map(({ id }) => id)).toEqual([31]);
    expect(library().favorites).toEqual([]);
  });

  it('the second time says that everything is here, and changes nothing (product.md, Import: same file)', async () => {
    const { add, library, messages } = setup();
    await add(MATCHES);
    const once = library();
    await add(MATCHES);
    expect(library()).toBe(once);
    expect(messages().at(-1)).toEqual(['blank', 'Everything in it is here already']);
  });

  it('overwrites nothing that has come to be here in the meantime (product.md, Import: gaps)', async () => {
    const { importLists, session, clock, library } = setup();
    const added = importLists.execute(MATCHES, { lists: [], leftOut: [] });
    session.dispatch({ kind: 'title-marked', title: aTitle({ id: 2 }), set: { rating: 3 }, clear: [] });
    await clock.advance(0);
    await added;
    expect(library().marks).toMatchObject([{ id: 2, rating: 3, seenAt: '2024-03-01' }]);
  });

  it('of nothing changes nothing', async () => {
    const { add, library } = setup();
    const before = library();
    await add([]);
    expect(library()).toBe(before);
  });

  it('knows what is here, also after a change (product.md, Import: here already)', async () => {
    const { importLists, add, session } = setup();
    const here = () => MATCHES.map((each) => importLists.gains.of(each, []));
    expect(here()).toEqual(['new', 'new', 'new']);
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { ...aTitle({ id: 1 }), addedAt: '' } });
    expect(here()).toEqual(['here', 'new', 'new']);
    await add(MATCHES);
    expect(here()).toEqual(['here', 'here', 'here']);
  });
});
