/** A short text in local storage that the app can do without: storage may be blocked or full. */
export const localNote = (key: string) => ({
  recall: (): string | undefined => {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  remember: (text: string): void => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Forgotten at the end of the visit.
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
