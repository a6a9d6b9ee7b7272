import { existsSync, readFileSync } from 'node:fs';
import { table } from './table.mjs';
import { countPlaywright, faultFigures } from './test-reports.mjs';
import { runStage } from './test-stages.mjs';

const REPORT = 'node_modules/.cache/matinee/playwright.json';
const options = process.argv.slice(2);
const isFull = options.includes('--full');

process.env['TESTS'] = 'faults';
if (isFull) process.env['FAULTS'] = 'full';

const result = await runStage({
  name: `browser faults, in ${isFull ? 'full' : 'short'}`,
  command: [
    'playwright',
    'test',
    '--config',
    'test/playwright.config.ts',
    ...options.filter((option) => option !== '--full'),
  ],
  report: REPORT,
  count: countPlaywright,
});

const figures = existsSync(REPORT) ? faultFigures(JSON.parse(readFileSync(REPORT, 'utf8'))) : [];
if (figures.length > 0) console.log(`\n${table([['fault', 'store', 'runs', 'changes', 'lost'], ...figures])}`);
if (result.failed > 0) process.exitCode = 1;
console.log(`${result.passed} passed, ${result.failed} failed`);
