/** Rows to render: from `first` up to and without `end`. */
export interface Rows {
  readonly first: number;
  readonly end: number;
  readonly columns: number;
}

interface Sight {
  /** Pixels of the list above the window; negative when the list begins in it or below. */
  readonly above: number;
  readonly rowHeight: number;
  readonly windowHeight: number;
  readonly columns: number;
}

/** How far around the window rows are rendered, so that scrolling finds them there. */
const AHEAD = 0.5;

/** The rows in the window, and half a window more on each side; always one at least. */
export const rowsInSight = ({ above, rowHeight, windowHeight, columns }: Sight): Rows => {
  const ahead = windowHeight * AHEAD;
  const rowAt = (pixel: number) => Math.max(0, Math.floor(pixel / rowHeight));
  const first = rowAt(above - ahead);
  return { first, end: Math.max(first, rowAt(above + windowHeight + ahead)) + 1, columns };
};

/** The indexes to render of `count` items: those in sight, and those around the focused one, which must not go. */
export const indexesOf = ({ first, end, columns }: Rows, count: number, focused: number | undefined): readonly number[] => {
  const row = focused === undefined ? undefined : Math.floor(focused / columns);
  const rows = new Set<number>();
  // What has become shorter is shown to its end.
  const lastRow = Math.max(0, Math.ceil(count / columns) - 1);
  for (let each = Math.min(first, lastRow); each < end; each += 1) rows.add(each);
  if (row !== undefined) for (const each of [row - 1, row, row + 1]) rows.add(each);
  return [...rows]
    .toSorted((a, b) => a - b)
    .flatMap((each) => Array.from({ length: columns }, (_, column) => each * columns + column))
    .filter((index) => index >= 0 && index < count);
};
