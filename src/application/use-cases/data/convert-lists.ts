import type { ExportOrder } from '#domain/export/export-form.ts';
import { imdbNumbersOf } from '#domain/export/imdb-numbers.ts';
import { importActions } from '#domain/import/adding/import-actions.ts';
import type { ImportedList } from '#domain/import/imported-title.ts';
import type { MatchedTitle } from '#domain/import/title-match.ts';
import { apply, batch } from '#domain/library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { Clock } from '../../ports/clock.ts';
import { inSlices } from '../../time/in-slices.ts';
import { nextTask } from '../../time/next-task.ts';
import type { ExportLists } from './export-lists.ts';

interface ConvertListsDeps {
  readonly exportLists: Pick<ExportLists, 'execute'>;
  readonly clock: Clock;
}

/** A slow phone does so many in a few milliseconds. */
const ACTIONS_A_TASK = 50;
const NOTHING = 'Nothing that was found goes into this form.';

/** What files have no say in is not there either. */
export const NO_LISTS: Library = { ...EMPTY_LIBRARY, collections: [] };

/** Gives what files say back in another form. Nothing is kept of it (product.md, Import: only convert). */
export class ConvertLists {
  constructor(private readonly deps: ConvertListsDeps) {}

  /** Never rejects, and never holds the page up. @param lists those of the files */
  async execute(matches: readonly MatchedTitle[], lists: readonly ImportedList[], order: ExportOrder): Promise<void> {
    const library = await this.libraryOf(matches, lists);
    const imdb = await inSlices(imdbNumbersOf(matches), this.deps.clock);
    await this.deps.exportLists.execute(order, { library, imdb, nothing: NOTHING });
  }

  /** As adding would make it of a library without anything. No session has it. */
  private async libraryOf(matches: readonly MatchedTitle[], lists: readonly ImportedList[]): Promise<Library> {
    const { clock } = this.deps;
    const actions = await inSlices(importActions(NO_LISTS, matches, { lists, now: clock.now() }), clock);
    let library = NO_LISTS;
    for (let from = 0; from < actions.length; from += ACTIONS_A_TASK) {
      library = apply(library, batch(actions.slice(from, from + ACTIONS_A_TASK)));
      await nextTask(clock);
    }
    return library;
  }
}
