/** The places of a longest increasing row of numbers, in n log n. */
const longestIncreasing = (numbers: readonly number[]): readonly number[] => {
  /** Of each length the place of the smallest number that ends a row of it. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [at, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = at;
  }
  const row: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) row.push(at);
  return row;
};

/** As many keys as can be that are in both, and in both in the same order: they have not moved. */
export const commonOrder = (keys: readonly string[], others: readonly string[]): ReadonlySet<string> => {
  const places = new Map(keys.map((key, at) => [key, at]));
  const common = others.filter((key) => places.has(key));
  const row = longestIncreasing(common.map((key) => places.get(key) ?? 0));
  return new Set(row.flatMap((at) => common[at] ?? []));
};
