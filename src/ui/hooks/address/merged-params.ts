const valuesOf = (params: URLSearchParams, name: string): string => JSON.stringify(params.getAll(name));

/** What made `after` of `before`, done to `now`. */
export const mergedParams = (
  before: URLSearchParams,
  after: URLSearchParams,
  now: URLSearchParams,
): URLSearchParams => {
  const merged = new URLSearchParams(now);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (valuesOf(before, name) === valuesOf(after, name)) continue;
    merged.delete(name);
    for (const value of after.getAll(name)) merged.append(name, value);
  }
  return merged;
};
