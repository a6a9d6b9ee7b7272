import { dayOf } from '#domain/days/calendar-day.ts';
import { unsharedShows } from '#domain/devices/library-items.ts';
import type { ExportFile, ExportOrder, ExportRow } from '#domain/export/export-form.ts';
import { NO_IMDB_NUMBERS, type ImdbNumbers } from '#domain/export/imdb-numbers.ts';
import { letterboxdTables } from '#domain/export/letterboxd-tables.ts';
import { listTable } from '#domain/export/list-table.ts';
import { traktArchive } from '#domain/export/trakt-archive.ts';
import { namedShows } from '#domain/format/named-shows.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import { SAVED_LIST_NAMES } from '#domain/library/saved-lists.ts';
import type { Steps } from '#domain/steps.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Browser, FileContents } from '../../ports/browser.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { ExportFiles, OpenExportFiles } from '../../ports/library/export-files.ts';
import { inSlices } from '../../time/in-slices.ts';
import type { MakeBackup } from './make-backup.ts';

interface ExportListsDeps extends LibraryDeps {
  readonly makeBackup: Pick<MakeBackup, 'execute' | 'download'>;
  readonly openExportFiles: OpenExportFiles;
  readonly browser: Pick<Browser, 'download'>;
  readonly consoleLog: ConsoleLog;
}

/** What is exported in the place of the visitor's own library. */
export interface ExportedLibrary {
  readonly library: Library;
  readonly imdb: ImdbNumbers;
  /** Said where nothing of it goes into the form. */
  readonly nothing: string;
}

interface DownloadedFile {
  readonly name: string;
  readonly contents: FileContents;
}

type OtherForm = Exclude<ExportOrder['form'], 'backup'>;
type Making = Omit<ExportOrder, 'form'> & Pick<ExportedLibrary, 'library' | 'imdb'> & Pick<ExportFiles, 'csv'>;

/** Without it spreadsheets take UTF-8 for something older. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** A step makes so many rows of a table. */
const ROWS_A_STEP = 2;

function* csvText(rows: readonly ExportRow[], csv: ExportFiles['csv']): Steps<string> {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_STEP) {
    texts.push(csv(rows.slice(from, from + ROWS_A_STEP)));
    yield;
  }
  return texts.join(LINE_END);
}

const hasNothing = (library: Library): boolean =>
  ([...SAVED_LIST_NAMES, 'collections', 'marks', 'episodes'] as const).every((list) => library[list].length === 0);

/** The files of each form: none for nothing. */
const FILES_OF: Readonly<Record<OtherForm, (making: Making) => Steps<readonly ExportFile[]>>> = {
  *table({ library, csv }) {
    const rows = yield* listTable(library);
    if (rows.length < 2) return [];
    return [{ name: 'lists.csv', text: `${BYTE_ORDER_MARK}${yield* csvText(rows, csv)}` }];
  },
  *letterboxd({ library, csv, ...options }) {
    const files: ExportFile[] = [];
    for (const { name, rows } of yield* letterboxdTables(library, options))
      files.push({ name, text: yield* csvText(rows, csv) });
    return files;
  },
  trakt: ({ library, ...options }) => traktArchive(library, options),
};

/** Why not all goes along: in the archive for Trakt each episode is an entry. Empty where all does. */
const leftText = (form: OtherForm, { episodes }: Library): string => {
  const left = form === 'trakt' ? unsharedShows(episodes) : [];
  return left.length > 0 ? `: this form has no room for so many episodes of ${namedShows(left)}.` : '';
};

/** Gives the visitor lists as files for elsewhere (product.md, Export: forms). */
export class ExportLists {
  constructor(private readonly deps: ExportListsDeps) {}

  /**
   * Never rejects: the visitor is told how it went. The page is never held up.
   * @param other the visitor's own library unless given
   */
  async execute(order: ExportOrder, other?: ExportedLibrary): Promise<void> {
    if (order.form === 'backup') return this.backup(other);
    const { browser, notifications, consoleLog, session } = this.deps;
    const { library, imdb } = other ?? { library: session.library, imdb: NO_IMDB_NUMBERS };
    try {
      const file = await this.fileOf({ ...order, form: order.form, library, imdb });
      if (file) browser.download(file.name, file.contents);
      const [left, nothing] = [leftText(order.form, library), other?.nothing ?? 'There is nothing to export yet.'];
      notifications.show(
        file
          ? { type: 'success', message: left ? `Lists exported, but not all${left}` : 'Lists exported' }
          : { type: 'blank', message: left ? `Nothing exported${left}` : nothing },
      );
    } catch (error) {
      consoleLog.error('export', 'The lists could not be exported.', error);
      notifications.show({ type: 'error', message: 'The lists could not be exported. Please try again.' });
    }
  }

  /** That of another library is none of this device's: its time is not remembered. */
  private async backup(other: ExportedLibrary | undefined): Promise<void> {
    const { makeBackup, clock, notifications } = this.deps;
    if (!other) return makeBackup.execute();
    if (hasNothing(other.library)) return void notifications.show({ type: 'blank', message: other.nothing });
    const bundle = { library: other.library, remainder: NO_REMAINDER };
    await makeBackup.download({ madeAt: clock.now().toISOString(), bundle });
  }

  private async fileOf({
    form,
    ...making
  }: Omit<Making, 'csv'> & { readonly form: OtherForm }): Promise<DownloadedFile | undefined> {
    const { clock, openExportFiles } = this.deps;
    const { csv, bytes, zip } = await openExportFiles();
    const files = await inSlices(FILES_OF[form]({ ...making, csv }), clock);
    const [first, second] = files;
    if (!first) return undefined;
    const [name, day] = [`matinee-${form}-`, dayOf(clock.now())];
    if (form === 'table') return { name: `matinee-lists-${day}.csv`, contents: await bytes(first.text) };
    // Only Trakt's readers want an archive of what is one file.
    if (!second && form === 'letterboxd') return { name: `${name}${first.name}`, contents: await bytes(first.text) };
    return { name: `${name}${day}.zip`, contents: await zip(files, clock.now()) };
  }
}
