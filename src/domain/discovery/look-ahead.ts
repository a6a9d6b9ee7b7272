/** A list that grew page by page, and of which some items are hidden. */
interface HiddenPages {
  /** For each item, in order, whether it is hidden. */
  readonly hidden: readonly boolean[];
  /** How many items there were after each page. */
  readonly pageEnds: readonly number[];
  /** The number of pages that there were when the visitor last asked to look further; 0 at first. */
  readonly from: number;
}

/** Whether more pages are to be asked for (product.md, Hiding: further pages). */
type LookAhead =
  /** Some of what is there is to be seen: further pages come as the visitor scrolls. */
  | 'enough'
  /** A page is asked for at once. */
  | 'more'
  /** None is asked for until the visitor wants it. */
  | 'stop';

/** As many titles as a page of the provider has. */
const ENOUGH = 20;
/** Pages in a row that had nothing to show. */
const PATIENCE = 3;

/**
 * What is to be done after these pages. Where nothing is hidden that is 'enough', however few items there are: then nothing
 * is asked for that would not have been asked for without hiding.
 */
export const lookAhead = ({ hidden, pageEnds, from }: HiddenPages): LookAhead => {
  const shown = hidden.filter((isHidden) => !isHidden).length;
  if (shown === hidden.length) return 'enough';
  const lastShown = hidden.lastIndexOf(false);
  // Where each page begins that came since the visitor last asked.
  const starts = [0, ...pageEnds].slice(from, pageEnds.length);
  const barren = starts.filter((start) => start > lastShown).length;
  if (barren >= PATIENCE) return 'stop';
  const isLooking = from > 0 && barren === starts.length;
  return shown < ENOUGH || isLooking ? 'more' : 'enough';
};
