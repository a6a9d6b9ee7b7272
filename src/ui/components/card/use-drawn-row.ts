import { useCallback, type RefCallback } from 'react';
import { useLatch } from '../../hooks/use-latch.ts';
import { useNear } from '../../hooks/use-near.ts';

/** How far above or below the window the titles of a row are in the page: most visitors never scroll to the last rows. */
const NAMED_PX = 600;
/** How far its cards are drawn. */
const DRAWN_PX = 250;

interface DrawnRow {
  /** Whether the titles of the row are in the page, for readers and the browser's search. */
  readonly isNamed: boolean;
  /** Whether its cards are drawn. */
  readonly isDrawn: boolean;
  readonly attach: RefCallback<HTMLUListElement>;
}

/**
 * Whether a row has come near the window. What was drawn stays, and so does how far it was scrolled.
 * @param initial until that is known.
 * @param attachScroll is called with the row too.
 */
export const useDrawnRow = (initial: boolean, attachScroll: RefCallback<HTMLUListElement>): DrawnRow => {
  const [mayBeNamed, attachNamed] = useNear(initial, NAMED_PX);
  const [mayBeDrawn, attachDrawn] = useNear(initial, DRAWN_PX);
  const [isNamed] = useLatch(mayBeNamed, initial);
  const [isDrawn] = useLatch(mayBeDrawn, initial);
  const attach = useCallback(
    (row: HTMLUListElement) => {
      const detach = [attachScroll(row), attachNamed(row), attachDrawn(row)];
      return () => detach.forEach((each) => each?.());
    },
    [attachScroll, attachNamed, attachDrawn],
  );
  return { isNamed, isDrawn, attach };
};
