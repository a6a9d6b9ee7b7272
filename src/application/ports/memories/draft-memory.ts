/**
 * What was typed in this tab and is not saved yet, each by the name of what it is for, so that no way out of a dialog and no reload loses
 * it. It never leaves the device, and goes with the tab.
 */
export interface DraftMemory {
  /** Undefined where there is none. Never throws. */
  recall(name: string): string | undefined;
  /** In place of the former text of that name; an empty text is none. Never throws. */
  remember(name: string, text: string): void;
  /** Forgets them all, and remembers none from now on: the page is about to start over. Never throws. */
  forget(): void;
}
