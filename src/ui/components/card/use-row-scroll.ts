import { useCallback, useRef, useState, type RefCallback } from 'react';
import { listen } from '../../hooks/listen.ts';

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

/** Calls `changed` soon, and whenever the row's content, its width or its visible part has changed. */
const watch = (row: HTMLElement, changed: () => void): (() => void) => {
  // It is told of sizes once the browser has laid the page out: nothing that is read then has it do so again.
  const sizes = new ResizeObserver(changed);
  // Of content that is wider or narrower in the same box it is told when it begins anew.
  const content = new MutationObserver(() => {
    sizes.unobserve(row);
    sizes.observe(row);
  });
  sizes.observe(row);
  content.observe(row, { childList: true });
  const end = listen(row, { scroll: changed }, { passive: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
    end();
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
