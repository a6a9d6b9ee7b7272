/** @typedef {{ files: Record<string, { mutants: readonly { status: string }[] }> }} Report */
/** @typedef {{ planted: number, found: number }} Sum */

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);
/** Their folders are counted one by one, the deeper ones last. */
export const PARENTS = ['src/domain', 'src/domain/import', 'src/application', 'src/application/use-cases'];

/** @param {string} path */
function folderOf(path) {
  const parent = PARENTS.findLast((each) => path.startsWith(`${each}/`)) ?? '';
  const [name, ...rest] = path.slice(parent.length + 1).split('/');
  return rest.length > 0 ? `${parent}/${name}` : parent;
}

/** @param {Report} report @returns {Map<string, Sum>} by folder */
function sumsOf({ files }) {
  /** @type {Map<string, Sum>} */
  const sums = new Map();
  for (const [path, { mutants }] of Object.entries(files)) {
    const sum = sums.get(folderOf(path)) ?? { planted: 0, found: 0 };
    const found = mutants.filter(({ status }) => FOUND.has(status)).length;
    const missed = mutants.filter(({ status }) => MISSED.has(status)).length;
    sums.set(folderOf(path), { planted: sum.planted + found + missed, found: sum.found + found });
  }
  return sums;
}

/** @param {Sum} sum */
const shareOf = ({ planted, found }) => (planted === 0 ? 100 : (100 * found) / planted);

/**
 * @param {Report} report as Stryker writes it
 * @param {string} folder
 * @returns {number} how much of what was planted in the folder was found, from 0 to 100; 0 where nothing is known of it
 */
export function shareFound(report, folder) {
  const sum = sumsOf(report).get(folder);
  return sum ? shareOf(sum) : 0;
}

/**
 * How many planted faults the tests have found.
 * @param {Report} report as Stryker writes it
 * @returns {string[][]} rows: folder, faults planted, faults found, share; the heading first, the sum last
 */
export function mutationFigures(report) {
  const sums = [...sumsOf(report)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  /** @type {Sum} */
  const all = { planted: 0, found: 0 };
  for (const [, { planted, found }] of sums) {
    all.planted += planted;
    all.found += found;
  }
  const row = (/** @type {string} */ folder, /** @type {Sum} */ sum) => [
    folder,
    String(sum.planted),
    String(sum.found),
    `${shareOf(sum).toFixed(1)} %`,
  ];
  return [['folder', 'faults planted', 'found', 'share'], ...sums.map((each) => row(...each)), row('all', all)];
}
