/** Not the prefix of bundles: a rescued text is none until it is where it belongs. */
const rescueKey = (key: string): string => `matinee_rescue_${key}`;

const withEntries = <T>(act: (entries: Storage) => T): T | undefined => {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
};

/**
 * Texts that were on their way into IndexedDB when the page closed. A closing page's transaction may be cut off, but a
 * synchronous entry lands. Where local storage is blocked or full there is no rescue.
 */
export const RESCUE = {
  keep: (key: string, text: string): void =>
    withEntries((entries) => entries.setItem(rescueKey(key), text)),
  find: (key: string): string | undefined => withEntries((entries) => entries.getItem(rescueKey(key))) ?? undefined,
  /** Forgets a text that has arrived; a later one stays. */
  drop: (key: string, text: string): void =>
    withEntries((entries) => {
      if (entries.getItem(rescueKey(key)) === text) entries.removeItem(rescueKey(key));
    }),
} as const;
