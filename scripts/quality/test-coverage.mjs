import { readFileSync } from 'node:fs';
import { runStage } from '../test-stages.mjs';
import { coverageFigures } from './coverage-figures.mjs';
import { writeFigures } from './write-figures.mjs';

const FOLDER = 'node_modules/.cache/matinee/coverage';
const OPTIONS = [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.include=src/**/*.{ts,tsx}',
  '--coverage.exclude=**/*.{test,contract}.*',
  '--coverage.reporter=json-summary',
  `--coverage.reportsDirectory=${FOLDER}`,
];

const { failed } = await runStage({
  name: 'coverage',
  command: ['vitest', 'run', '--config', 'test/vitest.config.ts', ...OPTIONS],
});
if (failed > 0) process.exitCode = 1;
else
  writeFigures(
    'coverage',
    coverageFigures(
      /** @type {import('./coverage-figures.mjs').Summary} */ (
        JSON.parse(readFileSync(`${FOLDER}/coverage-summary.json`, 'utf8'))
      ),
      process.cwd(),
    ),
  );
