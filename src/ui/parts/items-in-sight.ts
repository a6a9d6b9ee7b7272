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
const AHEAD = 1_500;
/** The same for a list that appears: what is seen at once is drawn at once, the rest when there is time. */
export const AHEAD_AT_FIRST = 0;
/** Rows come and go by as many: each time costs something, however few they are. */
const STEP = 2;

/** The items of the rows in the window, and near it; some rows at least. */
export const itemsInSight = ({ above, rowHeight, windowHeight, columns }: Sight, ahead = AHEAD): Range => {
  const stepAt = (pixel: number) => Math.max(0, Math.floor(pixel / rowHeight / STEP));
  const first = stepAt(above - ahead);
  const end = Math.max(first, stepAt(above + windowHeight + ahead)) + 1;
  return { first: first * STEP * columns, end: end * STEP * columns, columns };
};

export const isSameRange = (a: Range, b: Range): boolean => a.first === b.first && a.end === b.end && a.columns === b.columns;

/** Of what is rendered nothing is to be any more, as after a jump, or it is in other columns. */
export const isFar = (from: Range, to: Range): boolean => from.columns !== to.columns || from.end <= to.first || to.end <= from.first;

/** So many items are rendered wherever they are: what the browser's own search finds need not be near. */
const WHOLE = 60;

/** Not all of so many items are rendered. */
export const isLong = (count: number): boolean => count > WHOLE;

const span = (first: number, end: number): readonly number[] => Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

/**
 * The indexes to render of `count` items: all where they are few; else those in the range, and those of the rows around the
 * focused one, which must not go.
 */
export const indexesOf = ({ first, end, columns }: Range, count: number, focused: number | undefined): readonly number[] => {
  if (!isLong(count)) return span(0, count);
  // What has become shorter is shown to its end.
  const lastRow = Math.max(0, Math.ceil(count / columns) - 1) * columns;
  const indexes = new Set(span(Math.min(first, lastRow), Math.min(end, count)));
  if (focused !== undefined) {
    const row = focused - (focused % columns);
    for (const index of span(Math.max(0, row - columns), Math.min(row + 2 * columns, count))) indexes.add(index);
  }
  return [...indexes].toSorted((a, b) => a - b);
};
