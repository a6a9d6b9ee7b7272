import { dayOf } from '#domain/days/calendar-day.ts';
import { letterboxdTables } from '#domain/export/letterboxd-tables.ts';
import { listTable } from '#domain/export/list-table.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Browser, FileContents } from '../../ports/browser.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { OpenExportFiles } from '../../ports/library/export-files.ts';

/** @param withNotes whether the visitor's notes go along: reviews are read by others. */
export type ExportKind = { readonly kind: 'table' } | { readonly kind: 'letterboxd'; readonly withNotes: boolean };

interface ExportListsDeps extends LibraryDeps {
  readonly openExportFiles: OpenExportFiles;
  readonly browser: Pick<Browser, 'download'>;
  readonly consoleLog: ConsoleLog;
}

interface ExportedFile {
  readonly name: string;
  readonly contents: FileContents;
}

/** Without it spreadsheets take UTF-8 for something older. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Gives the visitor their lists as files for elsewhere (product.md, Export: table). */
export class ExportLists {
  constructor(private readonly deps: ExportListsDeps) {}

  /** Never rejects: the visitor is told how it went. */
  async execute(kind: ExportKind): Promise<void> {
    const { browser, notifications, consoleLog } = this.deps;
    try {
      const file = await this.fileOf(kind);
      if (file) browser.download(file.name, file.contents);
      notifications.show(
        file
          ? { type: 'success', message: 'Lists exported' }
          : { type: 'blank', message: 'There is nothing to export yet.' },
      );
    } catch (error) {
      consoleLog.error('export', 'The lists could not be exported.', error);
      notifications.show({ type: 'error', message: 'The lists could not be exported. Please try again.' });
    }
  }

  private fileOf(kind: ExportKind): Promise<ExportedFile | undefined> {
    return kind.kind === 'table' ? this.table() : this.letterboxd(kind.withNotes);
  }

  private async table(): Promise<ExportedFile | undefined> {
    const rows = listTable(this.deps.session.library);
    if (rows.length < 2) return undefined;
    const { csv } = await this.deps.openExportFiles();
    return { name: `matinee-lists-${this.day}.csv`, contents: `${BYTE_ORDER_MARK}${csv(rows)}` };
  }

  private async letterboxd(withNotes: boolean): Promise<ExportedFile | undefined> {
    const { session, openExportFiles, clock } = this.deps;
    const tables = letterboxdTables(session.library, { withNotes });
    if (tables.length === 0) return undefined;
    const { csv, zip } = await openExportFiles();
    const [first, ...others] = tables.map(({ name, rows }) => ({ name, text: csv(rows) }));
    if (first && others.length === 0) return { name: `matinee-letterboxd-${first.name}`, contents: first.text };
    const files = first ? [first, ...others] : others;
    return { name: `matinee-letterboxd-${this.day}.zip`, contents: await zip(files, clock.now()) };
  }

  private get day(): string {
    return dayOf(this.deps.clock.now());
  }
}
