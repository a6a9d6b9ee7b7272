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
  /** The `ref` of the row. */
  readonly attach: RefCallback<HTMLUListElement>;
  readonly back: () => void;
  readonly forward: () => void;
}

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: Element): Ends => ({
  atStart: scrollLeft < NEAR_PX,
  atEnd: scrollLeft > scrollWidth - clientWidth - NEAR_PX,
});

const sameEnds = (a: Ends, b: Ends): boolean => a.atStart === b.atStart && a.atEnd === b.atEnd;

/** Calls `changed` in the next frame, and in each frame in which the row's content or its visible part has changed. */
const watch = (row: HTMLElement, changed: () => void): (() => void) => {
  let frame = 0;
  // The ends are read once a frame, for all rows one after the other: each read after a change lays the page out.
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  };
  const content = new MutationObserver(schedule);
  // The row's width follows the window's. (Browsers report an error when an observed width changes twice in a frame.)
  window.addEventListener('resize', schedule);
  content.observe(row, { childList: true });
  row.addEventListener('scroll', schedule, { passive: true });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', schedule);
    content.disconnect();
    row.removeEventListener('scroll', schedule);
  };
};

/** Scrolls a row by its arrows, and knows whether the row is at an end. */
export const useRowScroll = (): RowScroll => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  // The ref callback changes no state while a screen is being mounted. Such a change would be drawn before anything is
  // seen, after all effects.
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
