/** Each item once, the first of its key. */
export const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] => {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
};
