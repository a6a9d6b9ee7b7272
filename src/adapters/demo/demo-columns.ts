import type { DemoData, DemoPerson, DemoTitle } from './demo-data.ts';

/** A table by columns instead of rows: similar values side by side compress better. In a cell, null stands for an absent field. */
type Columns<Row> = { readonly [Field in keyof Row]-?: readonly (Row[Field] | null)[] };

/** @param rows tables of fields, none of which is null; a field may be absent in some rows */
const columnsOf = <Row extends object>(rows: readonly Row[]): Columns<Row> => {
  const fields = [...new Set(rows.flatMap(Object.keys))] as (keyof Row & string)[];
  const columns = fields.map((field) => [field, rows.map((row) => row[field] ?? null)] as const);
  return Object.fromEntries<unknown>(columns) as Columns<Row>;
};

/** The rows of a table. All columns must have the same length. */
const rowsOf = <Row extends object>(columns: Columns<Row>): readonly Row[] => {
  const fields = Object.entries<readonly unknown[]>(columns);
  return (fields[0]?.[1] ?? []).map((_, at) => {
    const cells = fields.map(([field, column]) => [field, column[at]] as const);
    return Object.fromEntries(cells.filter(([, cell]) => cell !== null)) as Row;
  });
};

/** The catalogue in the form in which its chunk carries it. */
export interface DemoColumns extends Omit<DemoData, 'titles' | 'people'> {
  readonly titles: Columns<DemoTitle>;
  readonly people: Columns<DemoPerson>;
}

export const toColumns = ({ titles, people, ...others }: DemoData): DemoColumns => ({
  ...others,
  titles: columnsOf(titles),
  people: columnsOf(people),
});

export const fromColumns = ({ titles, people, ...others }: DemoColumns): DemoData => ({
  ...others,
  titles: rowsOf(titles),
  people: rowsOf(people),
});
