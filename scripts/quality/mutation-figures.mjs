/** @typedef {{ files: Record<string, { mutants: readonly { status: string }[] }> }} Report */

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);
/** Deep enough to tell rules, streams and the library from each other. */
const DEPTH = 3;

/** @param {string} path */
const folderOf = (path) => path.split('/').slice(0, -1).slice(0, DEPTH).join('/');

/**
 * How many planted faults the tests have found.
 * @param {Report} report as Stryker writes it
 * @returns {string[][]} rows: folder, faults planted, faults found, share; the heading first, the sum last
 */
export function mutationFigures({ files }) {
  /** @type {Map<string, { planted: number, found: number }>} */
  const folders = new Map();
  for (const [path, { mutants }] of Object.entries(files)) {
    for (const folder of [folderOf(path), 'all']) {
      const sum = folders.get(folder) ?? { planted: 0, found: 0 };
      const found = mutants.filter(({ status }) => FOUND.has(status)).length;
      const missed = mutants.filter(({ status }) => MISSED.has(status)).length;
      folders.set(folder, { planted: sum.planted + found + missed, found: sum.found + found });
    }
  }
  const row = (/** @type {string} */ folder, { planted = 0, found = 0 } = {}) => [
    folder,
    String(planted),
    String(found),
    planted === 0 ? '' : `${((100 * found) / planted).toFixed(1)} %`,
  ];
  const named = [...folders].filter(([folder]) => folder !== 'all').toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    ['folder', 'faults planted', 'found', 'share'],
    ...named.map(([folder, sum]) => row(folder, sum)),
    row('all', folders.get('all')),
  ];
}
