import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runStage } from '../test-stages.mjs';
import { mutationFigures, PARENTS, shareFound } from './mutation-figures.mjs';
import { writeFigures } from './write-figures.mjs';

const REPORT = 'node_modules/.cache/stryker/report.json';
const CONFIG = 'test/stryker.config.json';
/** For `test/vitest.mutation.config.ts`: all tests of the core. */
const ALL = '';
/** So much of what is planted in a folder is to be found, in percent. */
const ENOUGH = 85;
/** The patterns of what gets no faults. */
const EXCEPT = /** @type {{ mutate: string[] }} */ (JSON.parse(readFileSync(CONFIG, 'utf8'))).mutate.filter((pattern) =>
  pattern.startsWith('!'),
);

/** @param {readonly string[]} options of Stryker @returns whether it came to its end */
const plant = async (...options) => {
  const stage = {
    name: `planted faults ${options.join(' ')}`,
    command: /** @type {const} */ (['stryker', 'run', CONFIG, ...options]),
  };
  return (await runStage(stage)).failed === 0;
};

/** @typedef {import('./mutation-figures.mjs').Report} Report */
const readReport = () =>
  existsSync(REPORT) ? /** @type {Report} */ (JSON.parse(readFileSync(REPORT, 'utf8'))) : { files: {} };

/** The folders of each parent, and the parent for what is beside its folders. */
const FOLDERS = PARENTS.flatMap((parent) => [
  ...readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
    .filter((folder) => !PARENTS.includes(folder)),
  parent,
]);

/**
 * Looks for faults with the tests beside the folder's code; for what they miss, where that is too much, with those of the feature that the
 * folder is part of, and then with all tests of the core.
 * @param {string} folder
 * @returns {Promise<boolean>} whether enough was found
 */
async function plantIn(folder) {
  const files = PARENTS.includes(folder) ? `${folder}/*` : `${folder}/**/*`;
  const options = ['--mutate', [`${files}.ts`, ...EXCEPT].join(','), '--reporters', 'json,progress-append-only'];
  const feature = dirname(folder);
  const tests = [`${files}.test.ts`, ...(feature.split('/').length > 2 ? [`${feature}/**/*.test.ts`] : []), ALL];
  for (const testedBy of tests) {
    process.env['TESTED_BY'] = testedBy;
    if ((await plant(...options)) && shareFound(readReport(), folder) >= ENOUGH) return true;
  }
  return false;
}

/** A folder at a time: a run that is broken off keeps its figures, and goes on later. */
async function plantAll() {
  const scarce = [];
  for (const folder of FOLDERS) {
    if (!(await plantIn(folder))) scarce.push(folder);
    writeFigures('mutation', mutationFigures(readReport()));
  }
  for (const folder of scarce) console.log(`Less than ${ENOUGH} % were found in ${folder}.`);
  return scarce.length === 0;
}

const options = process.argv.slice(2);
if (!(await (options.length > 0 ? plant(...options) : plantAll()))) process.exitCode = 1;
