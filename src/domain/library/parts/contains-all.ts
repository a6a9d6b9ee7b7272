export const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** Whether every one of `others` is among `items`, letter for letter. */
export const containsAll = (items: readonly unknown[] = [], others: readonly unknown[] = []): boolean => {
  const texts = new Set(items.map(textOf));
  return others.every((other) => texts.has(textOf(other)));
};
