import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { ScrollMemory } from '#application/ports/memories/scroll-memory.ts';
import type { HistoryStep } from '../../hooks/history/browser-history.ts';

/** The events by which a visitor moves the page, or begins to use it. */
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/** Content that comes later than this no longer counts as part of the way back: the visitor may be reading. */
const LIMIT_MS = 5_000;

interface HeldScroll {
  /**
   * The position that the page must still reach. It is defined until the page has been there, as while the page is too
   * short.
   */
  readonly awaited: number | undefined;
  /** Stops holding, and leaves the page where it is. */
  readonly release: () => void;
}

/**
 * Scrolls the page down to `top`, and does so again whenever the page's height changes. Screens are drawn bit by bit,
 * and some browsers hold on to the content in the window when content comes above it. The visitor's own first move ends
 * this.
 */
const holdScroll = (top: number): HeldScroll => {
  let awaited: number | undefined = top;
  const scroll = () => {
    window.scrollTo(0, top);
    // Browsers end a scroll a fraction of a pixel early.
    if (Math.abs(window.scrollY - top) < 1) awaited = undefined;
  };
  const height = new ResizeObserver(scroll);
  const release = () => {
    awaited = undefined;
    height.disconnect();
    clearTimeout(limit);
    for (const move of OWN_MOVES) window.removeEventListener(move, release, true);
  };
  const limit = setTimeout(release, LIMIT_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, release, { capture: true, passive: true });
  // Scrolls at once: lists draw the content that is in the window.
  scroll();
  height.observe(document.body);
  return {
    get awaited() {
      return awaited;
    },
    release,
  };
};

interface ScrollRestorationProps {
  readonly step: HistoryStep;
  readonly memory: ScrollMemory;
  readonly children: ReactNode;
}

/** The router gives the same key to every page that a tab begins with. Their addresses distinguish them. */
const entryKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/**
 * Scrolls at navigations. New screens start at the top. Back and Forward return to the visitor's former position, even
 * after a reload (product.md, Frame: scroll position). A caller that changes content in place, and wants no scrolling,
 * sets `preventScrollReset`.
 */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  private readonly positions = new Map(Object.entries(this.props.memory.recall()));
  private held: HeldScroll | undefined;

  override componentDidMount(): void {
    // Otherwise the browser would scroll before the screen is there.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', this.save);
    this.scroll(null);
  }

  // This must be a class: hooks cannot look at the page at the moment when the visitor leaves it.
  override getSnapshotBeforeUpdate({ step }: ScrollRestorationProps): number | null {
    return step === this.props.step ? null : this.record(step);
  }

  override componentDidUpdate({ step }: ScrollRestorationProps, _: unknown, left: number | null): void {
    if (step !== this.props.step && !this.props.step.isInPlace) this.scroll(left);
  }

  override componentWillUnmount(): void {
    window.history.scrollRestoration = 'auto';
    window.removeEventListener('pagehide', this.save);
    this.held?.release();
  }

  override render(): ReactNode {
    return this.props.children;
  }

  /** @returns the pixels by which the page is scrolled down */
  private record({ location }: HistoryStep): number {
    const { scrollY } = window;
    // If the visitor leaves before the page was tall enough, the awaited position still counts.
    this.positions.set(entryKey(location), this.held?.awaited ?? scrollY);
    return scrollY;
  }

  /** @param left the pixels by which the former page is scrolled down */
  private scroll(left: number | null): void {
    this.held?.release();
    const top = this.positions.get(entryKey(this.props.step.location)) ?? 0;
    this.held = top > 0 ? holdScroll(top) : undefined;
    // From the top to the top, no scroll is needed: it would force the new screen's layout at once.
    if (top === 0 && left !== 0) window.scrollTo(0, 0);
  }

  private readonly save = (): void => {
    this.record(this.props.step);
    this.props.memory.remember(Object.fromEntries(this.positions));
  };
}
