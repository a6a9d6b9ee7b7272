import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { countsOfActions } from '#domain/import/adding/counts-of-actions.ts';
import { daysOverIn, type DaysOver } from '#domain/import/adding/days-over.ts';
import { filedLists, type FiledLists } from '#domain/import/adding/filed-lists.ts';
import { gainOf, type Gain, nothingNewText } from '#domain/import/adding/gain-of.ts';
import { importActions } from '#domain/import/adding/import-actions.ts';
import { indexLibrary, type LibraryIndex } from '#domain/import/adding/library-index.ts';
import { isCut } from '#domain/import/episodes/place-episodes.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ImportedList } from '#domain/import/imported-title.ts';
import type { MatchedTitle } from '#domain/import/title-match.ts';
import type { Library } from '#domain/library/library.ts';
import { resultOf } from '#domain/steps.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { makeLargeChange } from '../../library/make-large-change.ts';
import { inSlices } from '../../time/in-slices.ts';
import { nextTask } from '../../time/next-task.ts';

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

type BroughtReading = Pick<ImportReading, 'lists' | 'leftOut'>;

/** Brings the titles of a file into the library (product.md, Import: adding). */
export class ImportLists {
  readonly gains: Gains;

  constructor(private readonly deps: LibraryDeps) {
    this.gains = new Gains(() => deps.session.library);
  }

  /** One change, which its toast undoes. Resolves once it is made; never rejects. */
  async execute(matches: readonly MatchedTitle[], { lists, leftOut }: BroughtReading): Promise<void> {
    const { session, clock } = this.deps;
    const plan = (library: Library) => importActions(library, matches, { lists, now: clock.now() });
    const { library } = session;
    const planned = await inSlices(plan(library), clock);
    // To make it for thousands of titles takes a while: the page can react to the visitor before.
    await nextTask(clock);
    const actions = session.library === library ? planned : resultOf(plan(session.library));
    makeLargeChange(this.deps, {
      action: { kind: 'batch', actions },
      done: `Added: ${formatLibraryCounts(countsOfActions(actions)) ?? 'nothing'}`,
      ...(actions.length === 0 && {
        nothingDone: nothingNewText({
          gains: matches.map((match) => this.gains.of(match, lists)),
          isCut: leftOut.length > 0 || matches.some(({ episodes }) => episodes !== undefined && isCut(episodes)),
        }),
      }),
    });
  }
}
