import type { TableAnswer, UnknownTable } from './columns/table-choices.ts';
import type { DateOrder, ImportReading, ImportRefusal } from './import-reading.ts';

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
