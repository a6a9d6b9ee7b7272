/** Items of a list to render: from `first` up to and without `end`. */
export interface Range {
  readonly first: number;
  readonly end: number;
  /** How many items a row has. */
  readonly columns: number;
}

/** Where a list is in the window. */
export interface Sight {
  /** Pixels of the list above the window; negative when the list begins in it or below. */
  readonly above: number;
  readonly rowHeight: number;
  readonly windowHeight: number;
  readonly columns: number;
}

/** How far around the window items are rendered, in pixels, so that scrolling finds them there. */
export const AHEAD = 1_500;
/** Rows come and go by as many: each time costs something, however few they are. */
const STEP = 2;

/**
 * The items of the rows in the window, some at least.
 *
 * @param ahead pixels around the window that count as in it
 */
export const visibleItems = ({ above, rowHeight, windowHeight, columns }: Sight, ahead = 0): Range => {
  const stepAt = (pixel: number) => Math.max(0, Math.floor(pixel / rowHeight / STEP));
  const first = stepAt(above - ahead);
  const end = Math.max(first, stepAt(above + windowHeight + ahead)) + 1;
  return { first: first * STEP * columns, end: end * STEP * columns, columns };
};

export const isSameRange = (a: Range, b: Range): boolean =>
  a.first === b.first && a.end === b.end && a.columns === b.columns;

/** Of what is rendered nothing is to be any more, as after a jump, or it is in other columns. */
export const isFar = (from: Range, to: Range): boolean =>
  from.columns !== to.columns || from.end <= to.first || to.end <= from.first;

/** About as many items are drawn at once. */
const AT_ONCE = 12;

/** Nearer to what is to be rendered, by as many rows at each end as are drawn at once. */
export const stepTowards = (from: Range, to: Range): Range => {
  const most = Math.ceil(AT_ONCE / to.columns) * to.columns;
  return { ...to, first: Math.max(to.first, from.first - most), end: Math.min(to.end, from.end + most) };
};

/** So many items are rendered wherever they are: what the browser's own search finds need not be near. */
const WHOLE = 60;

const span = (first: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

/**
 * The indexes to render of `count` items: all where they are few; else those in the range, and those of the rows around the
 * focused one, which must not go.
 */
export const indexesOf = (
  { first, end, columns }: Range,
  count: number,
  focused: number | undefined,
): readonly number[] => {
  if (count <= WHOLE) return span(0, count);
  // What has become shorter is shown to its end.
  const lastRow = Math.max(0, Math.ceil(count / columns) - 1) * columns;
  const indexes = new Set(span(Math.min(first, lastRow), Math.min(end, count)));
  if (focused !== undefined) {
    const row = focused - (focused % columns);
    for (const index of span(Math.max(0, row - columns), Math.min(row + 2 * columns, count))) indexes.add(index);
  }
  return [...indexes].toSorted((a, b) => a - b);
};
