/** A short text in local storage that the app can do without: storage may be blocked or full. */
export const localNote = (key: string) => ({
  recall: (): string | undefined => {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** @returns whether it is: else it is forgotten at the end of the visit. */
  remember: (text: string): boolean => {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Then there is nothing.
    }
  },
});
