import { daysOverIn, type DaysOver } from '#domain/import/adding/days-over.ts';
import { filedLists, type FiledLists } from '#domain/import/adding/filed-lists.ts';
import { gainOf, type Gain } from '#domain/import/adding/gain-of.ts';
import { indexLibrary, type LibraryIndex } from '#domain/import/adding/library-index.ts';
import type { MatchedTitle } from '#domain/import/adding/matched-title.ts';
import type { ImportedList } from '#domain/import/imported-title.ts';
import type { Library } from '#domain/library/library.ts';

/** What a library would gain by titles of a file. */
export class Gains {
  /** Of the library that was asked about last: thousands of titles are asked about in a row. */
  private known: { readonly library: Library; readonly index: LibraryIndex } | undefined;
  private filed: { readonly lists: readonly ImportedList[]; readonly byName: FiledLists } | undefined;

  constructor(private readonly libraryNow: () => Library) {}

  of(match: MatchedTitle, lists: readonly ImportedList[]): Gain {
    if (this.filed?.lists !== lists) this.filed = { lists, byName: filedLists(lists) };
    return gainOf(this.index(), match, this.filed.byName);
  }

  daysOver(matches: readonly MatchedTitle[]): readonly DaysOver[] {
    return daysOverIn(this.index(), matches);
  }

  private index(): LibraryIndex {
    const library = this.libraryNow();
    if (this.known?.library !== library) this.known = { library, index: indexLibrary(library) };
    return this.known.index;
  }
}
