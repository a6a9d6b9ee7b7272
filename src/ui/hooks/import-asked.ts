const openers = new Set<() => void>();

/** Opens 'Bring your lists', which is beside all screens: what was decided in it is there again wherever the visitor has been. */
export const askForImport = (): void => openers.forEach((open) => open());

/** @returns a function that ends it */
export const onImportAsked = (open: () => void): (() => void) => {
  openers.add(open);
  return () => void openers.delete(open);
};
