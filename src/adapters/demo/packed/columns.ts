/** A table by columns instead of rows: similar values side by side compress far better. */
export type Columns<Row> = { readonly [Field in keyof Row]: readonly Row[Field][] };

/** The rows of a table. All columns must have the same length. */
export const rowsOf = <Row extends object>(columns: Columns<Row>): readonly Row[] => {
  const fields = Object.entries<readonly unknown[]>(columns);
  const count = fields[0]?.[1].length ?? 0;
  // Columns<Row> holds exactly the fields of Row.
  return Array.from(
    { length: count },
    (_, at) => Object.fromEntries(fields.map(([name, cells]) => [name, cells[at]])) as Row,
  );
};
