import type { DateOrder } from './cells/written-day.ts';
import type { TableAnswer, UnknownTable } from './columns/table-choices.ts';
import type { ImportRefusal } from './import-refusal.ts';
import type { ImportedList, ImportedTitle } from './imported-title.ts';
import type { LeftOut } from './left-out.ts';
import type { ImportSource } from './source-readers.ts';

/** What is said more than once, and kept once (product.md, Import: put together). */
export interface PutTogether {
  /** How many rows tell of how many of the titles: those of episodes are not among them. */
  readonly rows: number;
  readonly titles: number;
  /** How many lists became one with another of their name. */
  readonly lists: number;
  /** On how many days titles and episodes were seen before their last one: they are kept. */
  readonly seenBefore: number;
  /** On how many more days than a title keeps. */
  readonly daysOver: number;
  /** What is not kept: of an episode each day of the calendar is; of a title one rating and one note, and of each of its viewings. */
  readonly viewings: number;
  readonly ratings: number;
  readonly notes: number;
}

/** What was found in the visitor's files. */
export interface ImportReading {
  readonly sources: readonly ImportSource[];
  readonly titles: readonly ImportedTitle[];
  readonly lists: readonly ImportedList[];
  readonly leftOut: readonly LeftOut[];
  readonly putTogether: PutTogether;
  /** How many days could not be read. */
  readonly unreadDays: number;
  /** Some of them, as the files have them. */
  readonly unreadDayExamples: readonly string[];
  /** The files that nothing was found in, by their names: the rest is brought all the same. */
  readonly unrecognised: readonly string[];
}

/** What the visitor has said of files that do not say it themselves. */
export interface ReadingAnswers {
  /** Of days that can be read in two ways. */
  readonly dateOrder?: DateOrder | undefined;
  /** Of tables of which nobody knows the columns, by the keys of their headers. */
  readonly tables?: ReadonlyMap<string, TableAnswer> | undefined;
}

/** What reading comes to. After a question the files are read again, with its answer. */
export type ImportOutcome =
  | { readonly kind: 'read'; readonly reading: ImportReading }
  /** Dates such as 3/4/21 can be read in two ways. */
  | { readonly kind: 'ask-date-order'; readonly example: string }
  /** What the columns of a table have nobody knows. */
  | { readonly kind: 'ask-columns'; readonly table: UnknownTable }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal; readonly fileName: string };
