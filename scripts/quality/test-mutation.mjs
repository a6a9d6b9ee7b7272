import { readdirSync, readFileSync } from 'node:fs';
import { runStage } from '../test-stages.mjs';
import { mutationFigures } from './mutation-figures.mjs';
import { writeFigures } from './write-figures.mjs';

const REPORT = 'node_modules/.cache/stryker/report.json';
const CONFIG = 'test/stryker.config.json';
const LAYERS = ['src/domain', 'src/application'];
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

/** A folder at a time, and at last what is beside the folders: a run that is broken off keeps its figures, and goes on later. */
function plantAll() {
  const folders = LAYERS.flatMap((layer) =>
    readdirSync(layer, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${layer}/${name}`),
  );
  for (const folder of folders) {
    plant('--mutate', [`${folder}/**/*.ts`, ...EXCEPT].join(','), '--reporters', 'json,progress-append-only');
    writeWhatWasFound();
  }
  const isEnough = plant();
  writeWhatWasFound();
  return isEnough;
}

const options = process.argv.slice(2);
if (!(options.length > 0 ? plant(...options) : plantAll())) process.exitCode = 1;
