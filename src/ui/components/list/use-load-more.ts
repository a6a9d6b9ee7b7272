import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { listen } from '../../hooks/listen.ts';

/** The distance from the page's bottom at which more is loaded, in pixels (product.md, Explore: paging). */
const NEAR = 1_000;
/** A movement has come to rest once nothing has moved for so long, in milliseconds. */
const REST_MS = 200;
/** Keys that move the page down. At its bottom they move nothing, and no scroll tells of them. */
const KEYS_DOWN: ReadonlySet<string> = new Set(['End', 'PageDown', 'ArrowDown', ' ']);

const hiddenBelow = (): number => document.body.getBoundingClientRect().bottom - window.innerHeight;

const isInField = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether a key presses a control, or moves the page up: Space does both. */
const isPressing = ({ key, shiftKey, target }: KeyboardEvent): boolean =>
  key === ' ' && (shiftKey || (target instanceof Element && target.closest('button, summary') !== null));

interface ApproachOptions {
  readonly onNear: () => void;
  /** Whether the visitor is in what stands below the list, with the keyboard. */
  readonly isBelow: () => boolean;
}

/** The last place of the window on the page. */
interface Place {
  readonly top: number;
  /** Pixels of the page below the window. */
  readonly below: number;
}

const placeNow = (): Place => ({ top: window.scrollY, below: hiddenBelow() });

const widthNow = (): number => document.documentElement.clientWidth;

const scrollToEnd = (): void => window.scrollTo(0, document.documentElement.scrollHeight);

/** Whether the page's bottom is so near that more is loaded. */
const isNearBottom = (): boolean => hiddenBelow() <= NEAR;

/**
 * Calls back when the visitor comes near the page's bottom, once in a movement: by wheel, touch, keys or scrollbar, or by a script
 * that scrolls. Content that is added, a window of another width, and a browser that keeps the window where it was in it, are no
 * movement. What stands at the bottom stays in sight when more is added above it, for a visitor who has come to it.
 */
class Approach {
  private place = placeNow();
  private isSpent = false;
  private hasAsked = false;
  /** The End key was the visitor's last move: it may be under way still. */
  private isEnding = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private width = widthNow();
  /** The window was turned, resized or zoomed: the list is laid out anew, and the browser moves the window on it. */
  private isReflowing = false;

  private readonly height = new ResizeObserver(() => this.grow());
  private readonly end: () => void;

  constructor(private readonly options: ApproachOptions) {
    this.height.observe(document.body);
    const { scroll, resize, turn, push, press, touch } = this;
    const listeners = { scroll, resize, wheel: turn, touchmove: push, keydown: press };
    this.end = listen(window, { ...listeners, pointerdown: touch, touchstart: touch }, { passive: true });
  }

  readonly scroll = (): void => {
    const hasMoved = window.scrollY !== this.place.top;
    this.settle();
    if (this.isReflowing) this.awaitRest();
    else if (hasMoved) this.move();
  };

  readonly resize = (): void => {
    if (widthNow() === this.width) return;
    this.width = widthNow();
    this.isReflowing = true;
    this.awaitRest();
  };

  /** A move that may find the page at its end. */
  readonly push = (event: Event): void => {
    if (hiddenBelow() < 1 && !isInField(event)) this.move();
  };

  readonly press = (event: KeyboardEvent): void => {
    this.isReflowing = false;
    this.isEnding = event.key === 'End' && !isInField(event);
    if (KEYS_DOWN.has(event.key) && !isPressing(event)) this.push(event);
  };

  readonly turn = (event: WheelEvent): void => {
    this.touch();
    if (event.deltaY > 0) this.push(event);
  };

  readonly touch = (): void => {
    this.isEnding = false;
    this.isReflowing = false;
  };

  /** The page has another height. */
  private grow(): void {
    this.resize();
    const { top, below } = this.place;
    if (this.hasAsked && top > 0) {
      if (this.isEnding) scrollToEnd();
      else if (this.isAtEnd) window.scrollBy(0, hiddenBelow() - below);
    }
    // The browser has moved the window along with its content by now, and tells of it in the next frame.
    this.settle();
  }

  /** What was asked for has come: a visitor who moves on comes near anew, unless the move to the end is under way still. */
  renew(): void {
    if (!this.isEnding) this.isSpent = false;
  }

  stop(): void {
    this.end();
    this.height.disconnect();
    clearTimeout(this.rest);
  }

  private get isAtEnd(): boolean {
    return this.isEnding || this.place.below < 1 || this.options.isBelow();
  }

  private get isNear(): boolean {
    return this.place.below <= NEAR;
  }

  private settle(): void {
    this.place = placeNow();
  }

  private awaitRest(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.isSpent = false;
      this.isReflowing = false;
    }, REST_MS);
  }

  private move(): void {
    this.awaitRest();
    const { isNear } = this;
    if (isNear && !this.isSpent) this.options.onNear();
    this.isSpent = isNear;
    this.hasAsked = isNear;
  }
}

interface LoadMoreOptions {
  /** What is asked for next. Undefined while it is on its way, and when there is no more. */
  readonly next: unknown;
  readonly onNear: () => void;
}

/** Calls back with the element's size, and whenever it or the window's changes. @returns what ends it */
const watchSize = (element: HTMLElement, onSize: () => void): (() => void) => {
  let frame = 0;
  // Not within the observer: what is done then may change the size at once.
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onSize);
  };
  const size = new ResizeObserver(soon);
  size.observe(element);
  const end = listen(window, { resize: soon });
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    end();
  };
};

/**
 * Asks for more of a list when the visitor comes near the page's bottom, and at once as long as the list does not fill the window
 * (product.md, Explore: paging).
 * @param list what the list is in, without what is below it on the page
 */
export const useLoadMore = (list: RefObject<HTMLElement | null>, { next, onNear }: LoadMoreOptions): void => {
  /** The visitor came near while a page was on its way. */
  const isWanted = useRef(false);
  const ask = useEffectEvent(() => {
    isWanted.current = next === undefined;
    if (next !== undefined) onNear();
  });
  const askLater = useEffectEvent(() => {
    if (isWanted.current && isNearBottom()) ask();
  });
  const fill = useEffectEvent(() => {
    if (list.current && list.current.getBoundingClientRect().height < window.innerHeight) ask();
  });
  const isBelow = useEffectEvent(() => {
    const { activeElement } = document;
    const place = activeElement ? list.current?.compareDocumentPosition(activeElement) : undefined;
    return place === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  const approach = useRef<Approach>(undefined);
  useEffect(() => {
    approach.current = new Approach({ onNear: () => ask(), isBelow: () => isBelow() });
    return () => approach.current?.stop();
  }, []);
  useEffect(() => {
    if (next === undefined || !list.current) return undefined;
    approach.current?.renew();
    askLater();
    return watchSize(list.current, fill);
  }, [list, next]);
};
