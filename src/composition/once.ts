/** Opens once, and after a failure once more: all that ask meanwhile get the same. */
export const once = <T>(open: () => Promise<T>): (() => Promise<T>) => {
  let opened: Promise<T> | undefined;
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
};
