/** Whether two values of JSON are the same, with their fields in the same order. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
