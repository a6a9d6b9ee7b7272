import { Component, type ReactNode, type RefObject } from 'react';
import type { TitleKey } from '#domain/title.ts';
import { glideFrom, placesIn, type Places } from './glide.ts';

interface GlidingProps {
  readonly hidden: ReadonlySet<TitleKey>;
  /** What the lists are in. */
  readonly root: RefObject<Element | null>;
  readonly children: ReactNode;
}

/**
 * Lets titles glide to their new places when others are hidden or shown: often when the library comes, and the visitor has
 * been looking at the titles for a second.
 */
export class Gliding extends Component<GlidingProps> {
  // This must be a class: hooks cannot look at the page right before it changes.
  override getSnapshotBeforeUpdate({ hidden }: GlidingProps): Places | null {
    return hidden === this.props.hidden ? null : placesIn(this.props.root.current);
  }

  override componentDidUpdate(_: GlidingProps, __: unknown, places: Places | null): void {
    if (places) glideFrom(places);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
