import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { ScrollMemory } from '#application/ports/scroll-memory.ts';
import type { Step } from '../../hooks/browser-history.ts';
import { holdScroll, type HeldScroll } from './hold-scroll.ts';

interface ScrollRestorationProps {
  readonly step: Step;
  readonly memory: ScrollMemory;
  readonly children: ReactNode;
}

/** The router gives the same key to every page that a tab begins with: those are told apart by their address. */
const entryKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/**
 * New navigations start at the top, Back and Forward return to where the visitor was, after a reload too
 * (product.md, Frame: scroll position). A caller that changes what is shown in place, and wants no scrolling, says
 * `preventScrollReset`.
 */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  private readonly positions = new Map(Object.entries(this.props.memory.recall()));
  private held: HeldScroll | undefined;

  override componentDidMount(): void {
    // The browser would scroll before the screen is there.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', this.save);
    this.scroll(null);
  }

  // A class for this: hooks have no such last look at the page as the visitor leaves it.
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

  /** @returns how far down the page is scrolled */
  private record({ location }: Step): number {
    const { scrollY } = window;
    // Who leaves before the page was tall enough has not left that place for another.
    this.positions.set(entryKey(location), this.held?.awaited ?? scrollY);
    return scrollY;
  }

  /** @param left how far down the page that was left is scrolled */
  private scroll(left: number | null): void {
    this.held?.release();
    const top = this.positions.get(entryKey(this.props.step.location)) ?? 0;
    this.held = top > 0 ? holdScroll(top) : undefined;
    // From the top to the top: asking for it would have the new screen laid out at once.
    if (top === 0 && left !== 0) window.scrollTo(0, 0);
  }

  private readonly save = (): void => {
    this.record(this.props.step);
    this.props.memory.remember(Object.fromEntries(this.positions));
  };
}
