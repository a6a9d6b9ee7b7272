/** The parts of the browser's tab that the bench needs. */
export interface Tab {
  /** The address up to its `?`. */
  readonly page: string;
  /** The address from its `?` on, `?` included. */
  readonly search: string;
  recall(): string | undefined;
  /** Stores a state, as an address has it, until the tab is closed; an empty one is forgotten. */
  remember(state: string): void;
  /** Loads the page again, at the same path with this `search`. */
  startOver(search: string): void;
}
