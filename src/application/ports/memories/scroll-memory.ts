/** In CSS pixels from the top, by the name of a place in the tab's history. */
export type ScrollPositions = Readonly<Record<string, number>>;

/** How far down the visitor was on the pages of this tab, so that a reload loses no place. A convenience: it may forget. */
export interface ScrollMemory {
  /** Empty when nothing valid is remembered, or the device can't tell. Never throws. */
  recall(): ScrollPositions;
  /** In place of all that was remembered before. Never throws. */
  remember(positions: ScrollPositions): void;
  /** Forgets them all, and remembers none from now on: the page is about to start over. Never throws. */
  forget(): void;
}
