import { readFileSync } from 'node:fs';
import { runStage } from '../test-stages.mjs';
import { mutationFigures } from './mutation-figures.mjs';
import { writeFigures } from './write-figures.mjs';

const REPORT = 'node_modules/.cache/stryker/report.json';

const options = process.argv.slice(2);
const { failed } = runStage({ name: 'planted faults', command: ['stryker', 'run', ...options] });
// Some files alone say nothing of the whole.
if (options.length === 0) {
  const report = /** @type {import('./mutation-figures.mjs').Report} */ (JSON.parse(readFileSync(REPORT, 'utf8')));
  writeFigures('mutation', mutationFigures(report));
}
if (failed > 0) process.exitCode = 1;
