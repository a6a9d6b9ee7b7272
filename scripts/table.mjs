/**
 * Rows as aligned text: the first column to the left, figures to the right, the first row underlined.
 * @param {readonly (readonly string[])[]} rows
 */
export function table(rows) {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  /** @param {readonly string[]} row */
  const line = (row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  const [head = [], ...body] = rows;
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
