import type { Observable } from 'rxjs';
import type { ExportOrder } from '#domain/export/export-form.ts';
import type { DaysOver } from '#domain/import/adding/days-over.ts';
import type { Gain } from '#domain/import/adding/gain-of.ts';
import type { PlacedEpisodes } from '#domain/import/episodes/place-episodes.ts';
import type { ImportOutcome, ReadingAnswers, ImportReading } from '#domain/import/import-reading.ts';
import type { ImportedList } from '#domain/import/imported-title.ts';
import type { FoundTitle } from '#domain/import/named-title.ts';
import type { ChosenMatch, TitleMatch } from '#domain/import/title-match.ts';
import type { FileToImport } from '../../ports/library/file-decoder.ts';
import type { Outcome } from '../../requests/abortable.ts';

export interface MatchState {
  readonly status: 'matching' | 'paused' | 'done';
  /** Titles are matched by TMDB's ids alone. */
  readonly isOffline: boolean;
  readonly total: number;
  /** What is settled so far, in the order of the file. */
  readonly matches: readonly TitleMatch[];
}

export interface Matching {
  /** Emits at once, at most ten times a second, and completes once all is settled. Who unsubscribes asks nothing more. */
  readonly state$: Observable<MatchState>;
  pause(): void;
  resume(): void;
}

/** From files to what their titles are taken for. The library is not touched. */
export interface ReviewFacade {
  /** What is asked first is asked with what was chosen for the same header before. Never rejects. */
  read(files: readonly FileToImport[], answers?: ReadingAnswers): Promise<ImportOutcome>;
  match(reading: ImportReading): Matching;
  /** The visitor's own search for a title that was not found. Never rejects. */
  search(name: string): Promise<Outcome<readonly FoundTitle[]>>;
  /** Where the catalogue has the episodes of a show; undefined where that is still to be asked for. */
  placed(match: ChosenMatch): PlacedEpisodes | undefined;
  /** Asks where the catalogue has them. Never rejects. */
  place(match: ChosenMatch): Promise<PlacedEpisodes>;
  /** What adding it would come to. @param lists those of the file */
  gain(match: ChosenMatch, lists: readonly ImportedList[]): Gain;
  /** The titles of which not every day has room among those that are kept. */
  daysOver(matches: readonly ChosenMatch[]): readonly DaysOver[];
}

/** The same of files that are only converted: nothing that is asked, found or decided is kept (product.md, Import: only convert). */
export interface ConvertFacade extends ReviewFacade {
  /** Gives what was chosen back in another form. Never rejects. */
  convert(matches: readonly ChosenMatch[], reading: ImportReading, order: ExportOrder): Promise<void>;
}

/** What the UI sees of bringing lists from elsewhere. Its code comes when the dialog is opened. */
export interface ImportFacade extends ReviewFacade {
  readonly converting: ConvertFacade;
  /**
   * One change, which its toast undoes. What the library has already stays as it is. Episodes of which nothing was asked yet are
   * asked about before.
   */
  add(matches: readonly ChosenMatch[], reading: ImportReading): void;
}
