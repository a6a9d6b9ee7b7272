import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { savedTitles, twoDevices } from '#fixtures/devices/two-devices.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import { ImportLists } from '../import/import-lists.ts';

/** What is said of the large changes of a session, with how many titles the watchlist had before. */
const watched = (session: LibrarySession) => {
  const acts: (readonly [done: string, before: number])[] = [];
  session.made$.subscribe(({ done, before }) => {
    if (done !== undefined) acts.push([done, before.watchlist.length]);
  });
  return acts;
};

// What is kept of them: keep-versions.test.ts. Restoring: test/browser/data/versions.spec.ts.
describe('what counts as a great act (product.md, Earlier versions: when)', () => {
  it('is joining', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(1) });
    await phone.settle(phone.join('Phone'));
    const acts = watched(laptop.session);
    await laptop.settle(laptop.join('Laptop'));
    expect(acts).toEqual([['Lists joined', 1]]);
  });

  it('is importing', async () => {
    const { deps, clock } = libraryDeps({ watchlist: savedTitles(2) });
    const acts = watched(deps.session);
    const imported = anImportedTitle({ listedAt: null });
    const adding = new ImportLists(deps).execute([{ imported, title: aTitle({ id: 9 }) }], { lists: [], leftOut: [] });
    await clock.advance(0);
    await adding;
    expect(acts).toEqual([['Added: 1 title in your watchlist', 2]]);
  });

  it('is no title that is toggled', () => {
    const { deps } = libraryDeps({ watchlist: savedTitles(2) });
    const acts = watched(deps.session);
    deps.session.dispatch({ kind: 'title-removed', list: 'watchlist', title: { id: 1 } });
    expect(acts).toEqual([]);
  });
});
