import type { ReactNode } from 'react';

/** A state as an element; or, of what lies over the page, as what makes it, given how it is closed. */
export type GalleryState = ReactNode | ((close: () => void) => ReactNode);

/** A component in its states, by their names. */
export interface GalleryEntry {
  readonly component: string;
  readonly states: Readonly<Record<string, GalleryState>>;
  /** Whether each state takes the whole width. */
  readonly isWide?: boolean;
}
