import type { ColumnChoice } from '#domain/import/columns/table-choices.ts';

/** What was chosen for the columns of tables that have one header. */
export interface RememberedTable {
  /** The key of the header. */
  readonly key: string;
  readonly columns: readonly ColumnChoice[];
}
