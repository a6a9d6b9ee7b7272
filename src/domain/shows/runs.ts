/** When an episode was seen, in days since 1970; null for some time. */
export type SeenOn = number | null;

/** Episodes of one season in a row that were seen on the same day: both ends count. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly day: SeenOn;
}

/** In the order of their numbers, and none of them twice. */
export type Runs = readonly Run[];

/** What a text of runs says. */
export interface ReadRuns {
  readonly runs: Runs;
  /** The pieces that are none, as they were found. */
  readonly unread: readonly string[];
}

const PIECE = /^(\d{1,7})(?:-(\d{1,7}))?(?:@(-?\d{1,7}))?$/;

/** A run that was written backwards is the same run. There is no day -0. */
const readRun = (piece: string): Run | undefined => {
  const [, first, last = first, day] = PIECE.exec(piece) ?? [];
  if (first === undefined) return undefined;
  const ends = [Number(first), Number(last)];
  return { from: Math.min(...ends), to: Math.max(...ends), day: day === undefined ? null : Number(day) || 0 };
};

/** The runs with one behind them: one run where it goes on with the last. */
const withRun = (runs: Run[], run: Run): void => {
  const last = runs.at(-1);
  if (last && last.to + 1 === run.from && last.day === run.day) runs[runs.length - 1] = { ...last, to: run.to };
  else runs.push(run);
};

/** What runs say of one episode: undefined where it was not seen. */
export type SeenState = SeenOn | undefined;

/** Where something may change: the first number of each run, and the first one behind it. */
const boundsOf = (lists: readonly Runs[]): readonly number[] => [
  ...new Set(lists.flatMap((runs) => runs.flatMap(({ from, to }) => [from, to + 1])).toSorted((a, b) => a - b)),
];

/**
 * Runs of what several runs say together, however many episodes they are: no list of the numbers is made.
 * @param pick says of an episode what comes of what each of `lists` says of it, in their order
 */
export const combineRuns = (lists: readonly Runs[], pick: (...states: readonly SeenState[]) => SeenState): Runs => {
  const bounds = boundsOf(lists);
  const places = lists.map(() => 0);
  const combined: Run[] = [];
  for (const [at, from] of bounds.entries()) {
    const next = bounds[at + 1];
    if (next === undefined) break;
    const states = lists.map((runs, list) => {
      while ((runs[places[list] ?? 0]?.to ?? Infinity) < from) places[list] = (places[list] ?? 0) + 1;
      const run = runs[places[list] ?? 0];
      return run && run.from <= from ? run.day : undefined;
    });
    const day = pick(...states);
    if (day !== undefined) withRun(combined, { from, to: next - 1, day });
  }
  return combined;
};

/** What the first one says; a day is news where it knows none. */
const firstOf = (own: SeenState, other: SeenState): SeenState => own ?? other ?? (own === undefined ? other : own);

/** The runs of both. Where both have an episode, the day of `own` counts (product.md, Shows: runs). */
export const mergeRuns = (own: Runs, others: Runs): Runs => combineRuns([own, others], firstOf);

/** The runs without the episodes of others, whenever those were seen. */
export const subtractRuns = (runs: Runs, others: Runs): Runs =>
  combineRuns([runs, others], (own, other) => (other === undefined ? own : undefined));

/** By halves: thousands of runs that overlap take no longer than they must. */
const mergeAll = (runs: Runs): Runs => {
  if (runs.length < 2) return runs;
  const middle = runs.length >> 1;
  return mergeRuns(mergeAll(runs.slice(0, middle)), mergeAll(runs.slice(middle)));
};

/** In their order, each of them once. */
const tidied = (runs: readonly Run[]): Runs => {
  const sorted = runs.toSorted((a, b) => a.from - b.from);
  const overlaps = sorted.some(({ from }, at) => from <= (sorted[at - 1]?.to ?? -1));
  if (overlaps) return mergeAll(runs);
  const tidy: Run[] = [];
  for (const run of sorted) withRun(tidy, run);
  return tidy;
};

/** Of runs that overlap the first one counts (product.md, Shows: bad runs). Never throws. */
export const parseRuns = (text: string): ReadRuns => {
  const pieces = text.split(',').map((piece) => piece.trim());
  const read = pieces.map(readRun);
  return {
    runs: tidied(read.filter((run) => run !== undefined)),
    unread: pieces.filter((piece, at) => piece !== '' && !read[at]),
  };
};

/** @param unread pieces that are kept as they are */
export const writeRuns = (runs: Runs, unread: readonly string[] = []): string =>
  [
    ...runs.map(({ from, to, day }) => `${from}${to > from ? `-${to}` : ''}${day === null ? '' : `@${day}`}`),
    ...unread,
  ].join(',');

/** Runs of these numbers, in any order. */
export const runsOfNumbers = (numbers: Iterable<number>, day: SeenOn): Runs =>
  tidied([...new Set(numbers)].map((number) => ({ from: number, to: number, day })));

/** What runs say of an episode. */
export const seenIn = (runs: Runs, number: number): SeenState => {
  let [low, high] = [0, runs.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (!run) return undefined;
    if (number < run.from) high = middle - 1;
    else if (number > run.to) low = middle + 1;
    else return run.day;
  }
  return undefined;
};

/** How many episodes they are. */
export const countRuns = (runs: Runs): number => runs.reduce((sum, { from, to }) => sum + to - from + 1, 0);
