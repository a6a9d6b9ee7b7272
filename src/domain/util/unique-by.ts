/** The items without repetitions: of items with the same key, the first one stays. */
export const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] => {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
};
