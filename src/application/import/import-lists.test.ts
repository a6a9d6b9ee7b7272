import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
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
  return { ...around, session: deps.session, importLists: new ImportLists(deps) };
};

describe('adding the titles of a file (product.md, Import: adding)', () => {
  it('is one change, which its toast tells and undoes', () => {
    const { importLists, session, library, messages, undo } = setup();
    const before = library();
    const made: string[] = [];
    session.changes$.subscribe(({ action }) => made.push(action.kind));
    importLists.execute(MATCHES, { lists: [] });
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

  it('the second time says that everything is here, and changes nothing (product.md, Import: same file)', () => {
    const { importLists, library, messages } = setup();
    importLists.execute(MATCHES, { lists: [] });
    const once = library();
    importLists.execute(MATCHES, { lists: [] });
    expect(library()).toBe(once);
    expect(messages().at(-1)).toEqual(['blank', 'Everything in it is here already']);
  });

  it('of nothing changes nothing', () => {
    const { importLists, library } = setup();
    const before = library();
    importLists.execute([], { lists: [] });
    expect(library()).toBe(before);
  });

  it('knows what is here, also after a change (product.md, Import: here already)', () => {
    const { importLists, session } = setup();
    const here = () => MATCHES.map((each) => importLists.isHere(each));
    expect(here()).toEqual([false, false, false]);
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { ...aTitle({ id: 1 }), addedAt: '' } });
    expect(here()).toEqual([true, false, false]);
    importLists.execute(MATCHES, { lists: [] });
    expect(here()).toEqual([true, true, true]);
  });
});
