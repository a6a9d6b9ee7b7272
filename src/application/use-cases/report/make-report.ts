import { firstValueFrom, type Observable } from 'rxjs';
import type { Library } from '#domain/library/library.ts';
import { formatReport } from '#domain/report/format-report.ts';
import { reportCounts } from '#domain/report/report-counts.ts';
import { reportOf, type Keeping, type Report, type ScreenError } from '#domain/report/report.ts';
import { reportedFailures } from '#domain/report/reported-failures.ts';
import type { LibraryRepository } from '../../library/library-repository.ts';
import type { LoadState, SaveStatus } from '../../library/load-state.ts';
import type { Browser } from '../../ports/browser.ts';
import type { CatalogChoice } from '../../ports/catalog/catalog-choice.ts';
import type { Edition } from '../../ports/catalog/edition.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { DescribeSurroundings } from '../../ports/surroundings.ts';

interface MakeReportDeps {
  readonly loader: {
    readonly loadState$: Observable<LoadState>;
    readonly saveStatus$: Observable<SaveStatus>;
    /** Undefined until its code is there. */
    readonly repository: Pick<LibraryRepository, 'lifetime' | 'logStatus$'> | undefined;
  };
  readonly session: { readonly seen: Library };
  readonly app: { readonly edition: Pick<Edition, 'version' | 'store'> };
  readonly catalogChoice: Pick<CatalogChoice, 'isDemo'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly consoleLog: ConsoleLog;
  readonly browser: Pick<Browser, 'copy'>;
  readonly describeSurroundings: DescribeSurroundings;
  /** By what lists are shared between devices; it is asked once the library is there. */
  readonly sharing: () => Promise<Keeping['sharing']>;
}

const savingOf = ({ lastSaveTime, saveError }: SaveStatus): Keeping['saving'] => {
  if (saveError !== undefined) return 'failing';
  return lastSaveTime ? 'saved' : 'not-yet';
};

const LIBRARY: Readonly<Record<LoadState['status'], Keeping['library']>> = {
  pending: 'loading',
  fulfilled: 'loaded',
  rejected: 'unreadable',
};

/** Says how the app is doing on this device, without anything of what is in the lists (product.md, Report: fields). */
export class MakeReport {
  constructor(private readonly deps: MakeReportDeps) {}

  /** @param screenError the error of the screen on which the visitor is, where it is one of an error */
  async execute(screenError?: ScreenError): Promise<Report> {
    const { app, catalogChoice, clock, consoleLog, describeSurroundings } = this.deps;
    const { version, store } = app.edition;
    return reportOf({
      version,
      store,
      isDemo: catalogChoice.isDemo,
      now: clock.now(),
      surroundings: await describeSurroundings(),
      keeping: await this.keeping(),
      failures: reportedFailures(consoleLog.failures ?? []),
      screenError,
    });
  }

  /** The same as a text, for a person to read and to copy. */
  async text(screenError?: ScreenError): Promise<string> {
    return formatReport(await this.execute(screenError));
  }

  /** @returns whether the browser has copied the text. Never rejects. */
  async copy(text: string): Promise<boolean> {
    try {
      await this.deps.browser.copy(text);
      return true;
    } catch {
      return false;
    }
  }

  private async keeping(): Promise<Keeping> {
    const { loader, session, consoleLog, sharing } = this.deps;
    const { repository } = loader;
    const { status } = await firstValueFrom(loader.loadState$);
    const isLoaded = status === 'fulfilled';
    const warn = (error: unknown) => {
      consoleLog.warn('devices', 'What this device shares could not be read.', error);
      return 'unknown' as const;
    };
    return {
      library: LIBRARY[status],
      lasts: repository?.lifetime ?? 'unknown',
      saving: savingOf(await firstValueFrom(loader.saveStatus$)),
      log: repository ? await firstValueFrom(repository.logStatus$) : 'unknown',
      sharing: isLoaded ? await sharing().catch(warn) : 'unknown',
      ...(isLoaded && { counts: reportCounts(session.seen) }),
    };
  }
}
