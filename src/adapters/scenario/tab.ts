import { token } from '#application/port.ts';

/** What scenarios need of the browser's tab. */
export interface Tab {
  /** Of the address, `?` included. */
  readonly search: string;
  recall(): string | undefined;
  /** Until the tab is closed; `none` is forgotten. */
  remember(name: string): void;
  /** Loads the page again, at the same path. */
  startOver(search: string): void;
}

export const TAB = token<Tab>('Tab');
