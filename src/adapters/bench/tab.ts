import type { ChosenFile } from '#application/ports/library/backup-file.ts';

/** The parts of the browser's tab that the bench needs. */
export interface Tab {
  /** The address up to its `?`. */
  readonly page: string;
  /** The address from its `?` on, `?` included. */
  readonly search: string;
  recall(): string | undefined;
  /** Stores a state, as an address has it, until the tab is closed; an empty one is forgotten. */
  remember(state: string): void;
  /** The library that the tab was given as a file. */
  readonly file: {
    /** Never rejects. @returns why it was refused, as a sentence; undefined where it was taken */
    take(file: ChosenFile): Promise<string | undefined>;
    /** Makes a file that was taken the tab's. @returns whether there was one */
    use(): boolean;
    forget(): void;
  };
  /** Loads the page again, at the same path with this `search`. */
  startOver(search: string): void;
}
