import { useCallback } from 'react';
import { useIsPrinting } from '../../hooks/media/use-is-printing.ts';
import { useLatch } from '../../hooks/use-latch.ts';
import { useNear } from '../../hooks/use-near.ts';
import { useRowScroll } from './use-row-scroll.ts';

/** How far above or below the window the titles of a row are in the page: most visitors never scroll to the last rows. */
const NAMED_PX = 600;
/** How far its cards are drawn. */
const DRAWN_PX = 250;

/**
 * How much of a row is drawn, and how it is scrolled. What was drawn stays, and so does how far it was scrolled.
 * @param initial whether it counts as near until that is known
 */
export const useDrawnRow = (initial: boolean) => {
  const { attach: attachScroll, ...scroll } = useRowScroll();
  const [isReached, reach] = useLatch(!scroll.atStart);
  const isPrinting = useIsPrinting();
  const [mayBeNamed, attachNamed] = useNear(initial, NAMED_PX);
  const [mayBeDrawn, attachDrawn] = useNear(initial, DRAWN_PX);
  const [isNamed] = useLatch(mayBeNamed, initial);
  const [isNear] = useLatch(mayBeDrawn, initial);
  const attach = useCallback(
    (row: HTMLUListElement) => {
      const detach = [attachScroll(row), attachNamed(row), attachDrawn(row)];
      return () => detach.forEach((each) => each?.());
    },
    [attachScroll, attachNamed, attachDrawn],
  );
  return {
    scroll,
    attach,
    /** To be called when the visitor points at the row, or focuses something in it. */
    reach,
    /** Whether the row is so near that the names of its titles are in the page, for readers and the browser's search. */
    isNamed,
    /** Whether it is so near that its cards are drawn. */
    isNear,
    /** Whether all of its cards are drawn, wherever it is: the visitor has reached or scrolled it, or the page is printed. */
    isWhole: isReached || isPrinting,
  };
};
