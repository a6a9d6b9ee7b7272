/** What a file exports, by name. */
export type AdapterFile = Readonly<Record<string, unknown>>;

/** The first export that is a function, or a class, and has such a name. */
export const functionOf = (file: AdapterFile, name: RegExp): unknown =>
  Object.entries(file).find(([key, value]) => name.test(key) && typeof value === 'function')?.[1];
