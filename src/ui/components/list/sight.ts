/** The items of a list to render: from `first` up to `end`, without `end`. */
export interface Range {
  readonly first: number;
  readonly end: number;
  /** The number of items in a row. */
  readonly columns: number;
}

/** The position of a list relative to the window. */
export interface Sight {
  /** Pixels of the list above the window; negative when the list begins in the window or below it. */
  readonly above: number;
  readonly rowHeight: number;
  readonly windowHeight: number;
  readonly columns: number;
}

/**
 * The distance around the window, in pixels, within which items are rendered, so that they are there when the visitor
 * scrolls.
 */
export const AHEAD = 1_500;
/** The number of rows that are added or removed together: each time costs something, however few they are. */
const STEP = 2;

/**
 * The items of the rows in the window. They are never empty.
 *
 * @param ahead the pixels around the window that count as in it
 */
export const visibleItems = ({ above, rowHeight, windowHeight, columns }: Sight, ahead = 0): Range => {
  const stepAt = (pixel: number) => Math.max(0, Math.floor(pixel / rowHeight / STEP));
  const first = stepAt(above - ahead);
  const end = Math.max(first, stepAt(above + windowHeight + ahead)) + 1;
  return { first: first * STEP * columns, end: end * STEP * columns, columns };
};

export const isSameRange = (a: Range, b: Range): boolean =>
  a.first === b.first && a.end === b.end && a.columns === b.columns;

/** Whether none of the rendered items should stay, as after a jump, or whether the number of columns differs. */
export const isFar = (from: Range, to: Range): boolean =>
  from.columns !== to.columns || from.end <= to.first || to.end <= from.first;

/** About how many items are drawn at once. */
const AT_ONCE = 12;

/** A range nearer to `to`. At each end it grows by at most the rows that are drawn at once. */
export const stepTowards = (from: Range, to: Range): Range => {
  const most = Math.ceil(AT_ONCE / to.columns) * to.columns;
  return { ...to, first: Math.max(to.first, from.first - most), end: Math.min(to.end, from.end + most) };
};

/** A list with at most this many items is rendered whole, so that the browser's own search finds all of them. */
export const WHOLE = 60;

const span = (first: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

/**
 * The indexes to render of `count` items. They are all indexes where there are few. Otherwise they are those in the
 * range, and those of the rows around the focused item, which must not disappear.
 */
export const indexesOf = (
  { first, end, columns }: Range,
  count: number,
  focused: number | undefined,
): readonly number[] => {
  if (count <= WHOLE) return span(0, count);
  // A list that has become shorter is shown to its end.
  const lastRow = Math.max(0, Math.ceil(count / columns) - 1) * columns;
  const indexes = new Set(span(Math.min(first, lastRow), Math.min(end, count)));
  if (focused !== undefined) {
    const row = focused - (focused % columns);
    for (const index of span(Math.max(0, row - columns), Math.min(row + 2 * columns, count))) indexes.add(index);
  }
  return [...indexes].toSorted((a, b) => a - b);
};
