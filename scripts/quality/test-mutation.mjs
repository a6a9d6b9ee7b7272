import { readdirSync, readFileSync } from 'node:fs';
import { runStage } from '../test-stages.mjs';
import { mutationFigures } from './mutation-figures.mjs';
import { writeFigures } from './write-figures.mjs';

const REPORT = 'node_modules/.cache/stryker/report.json';
const CONFIG = 'test/stryker.config.json';
/** Their folders are planted one by one. */
const PARENTS = ['src/domain', 'src/application', 'src/application/use-cases'];
/** The patterns of what gets no faults. */
const EXCEPT = /** @type {{ mutate: string[] }} */ (JSON.parse(readFileSync(CONFIG, 'utf8'))).mutate.filter((pattern) =>
  pattern.startsWith('!'),
);

/** @param {readonly string[]} options of Stryker @returns whether enough faults were found */
const plant = (...options) =>
  runStage({ name: `planted faults ${options.join(' ')}`, command: ['stryker', 'run', CONFIG, ...options] }).failed ===
  0;

function writeWhatWasFound() {
  const report = /** @type {import('./mutation-figures.mjs').Report} */ (JSON.parse(readFileSync(REPORT, 'utf8')));
  writeFigures('mutation', mutationFigures(report));
}

const partsOf = (/** @type {string} */ parent) => [
  ...readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PARENTS.includes(`${parent}/${entry.name}`))
    .map(({ name }) => `${parent}/${name}/**/*.ts`),
  `${parent}/*.ts`,
];

/** A folder at a time: a run that is broken off keeps its figures, and goes on later. */
function plantAll() {
  let isEnough = true;
  for (const part of PARENTS.flatMap(partsOf)) {
    const [, layer] = part.split('/');
    process.env['LAYER'] = layer;
    const isFound = plant('--mutate', [part, ...EXCEPT].join(','), '--reporters', 'json,progress-append-only');
    isEnough &&= isFound;
    writeWhatWasFound();
  }
  return isEnough;
}

const options = process.argv.slice(2);
if (!(options.length > 0 ? plant(...options) : plantAll())) process.exitCode = 1;
