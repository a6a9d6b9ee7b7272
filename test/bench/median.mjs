/**
 * The median of each figure over several runs.
 * @template {string} Name
 * @param {readonly Readonly<Record<Name, number>>[]} runs at least one
 * @returns {Record<Name, number>}
 */
export function medians(runs) {
  const names = /** @type {Name[]} */ (Object.keys(runs[0] ?? {}));
  const middle = (/** @type {Name} */ name) => median(runs.map((run) => run[name]));
  return /** @type {Record<Name, number>} */ (Object.fromEntries(names.map((name) => [name, middle(name)])));
}

/** @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}
