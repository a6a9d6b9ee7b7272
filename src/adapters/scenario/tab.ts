import { token } from '#application/port.ts';

/** The parts of the browser's tab that scenarios need. */
export interface Tab {
  /** The address from its `?` on, `?` included. */
  readonly search: string;
  recall(): string | undefined;
  /** Stores a scenario's name until the tab is closed; `none` is forgotten. */
  remember(name: string): void;
  /** Loads the page again, at the same path with this `search`. */
  startOver(search: string): void;
}

export const TAB = token<Tab>('Tab');
