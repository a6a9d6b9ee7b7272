import { useCallback, useRef, useState, type RefCallback } from 'react';

/** product.md, Home: row arrows. */
const ARROW_PX = 300;
/** Browsers end a scroll a fraction of a pixel early. */
const NEAR_PX = 4;

interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

export interface RowScroll extends Ends {
  /** The row's `ref`. */
  readonly attach: RefCallback<HTMLUListElement>;
  readonly back: () => void;
  readonly forward: () => void;
}

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: Element): Ends => ({
  atStart: scrollLeft < NEAR_PX,
  atEnd: scrollLeft > scrollWidth - clientWidth - NEAR_PX,
});

const sameEnds = (a: Ends, b: Ends): boolean => a.atStart === b.atStart && a.atEnd === b.atEnd;

/** Calls back soon, and whenever what the row shows or holds changes. */
const watch = (row: HTMLElement, changed: () => void): (() => void) => {
  const content = new MutationObserver(changed);
  // Its width follows the window's. (To observe it instead is an error to browsers whenever it changes twice in a frame.)
  const frame = requestAnimationFrame(changed);
  window.addEventListener('resize', changed);
  content.observe(row, { childList: true });
  row.addEventListener('scroll', changed, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', changed);
    content.disconnect();
    row.removeEventListener('scroll', changed);
  };
};

/** Scrolls a row by its arrows, which know when they are at an end. */
export const useRowScroll = (): RowScroll => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  // No state of its own: what is set while a screen is being put up is drawn before anything is seen, all effects first.
  const attach = useCallback((element: HTMLUListElement) => {
    row.current = element;
    return watch(element, () =>
      setEnds((was) => {
        const now = endsOf(element);
        return sameEnds(was, now) ? was : now;
      }),
    );
  }, []);
  const scroll = (left: number) => () => row.current?.scrollBy({ left });
  return { ...ends, attach, back: scroll(-ARROW_PX), forward: scroll(ARROW_PX) };
};
