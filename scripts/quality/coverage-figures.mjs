/** @typedef {{ total: number, covered: number }} Count */
/** @typedef {Record<string, { statements: Count, branches: Count }>} Summary */

const LAYER = /^src\/([\w-]+)\//;

/** @param {Count} count */
const share = ({ total, covered }) => (total === 0 ? '' : `${((100 * covered) / total).toFixed(1)} %`);

/**
 * How much of each layer the tests run.
 * @param {Summary} summary as Vitest's `json-summary` has it
 * @param {string} root the folder that its paths begin with
 * @returns {string[][]} rows: layer, share of statements, share of branches; the heading first
 */
export function coverageFigures(summary, root) {
  /** @type {Map<string, { statements: Count, branches: Count }>} */
  const layers = new Map();
  for (const [path, { statements, branches }] of Object.entries(summary)) {
    const [, layer] = LAYER.exec(path.replace(`${root}/`, '')) ?? [];
    if (layer === undefined) continue;
    const sum = layers.get(layer) ?? { statements: { total: 0, covered: 0 }, branches: { total: 0, covered: 0 } };
    const add = (/** @type {Count} */ a, /** @type {Count} */ b) => ({
      total: a.total + b.total,
      covered: a.covered + b.covered,
    });
    layers.set(layer, { statements: add(sum.statements, statements), branches: add(sum.branches, branches) });
  }
  const named = [...layers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    ['layer', 'statements', 'branches'],
    ...named.map(([layer, { statements, branches }]) => [`src/${layer}`, share(statements), share(branches)]),
  ];
}
