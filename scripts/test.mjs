import { nameChromium } from './find-chromium.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';
import { runStage } from './test-stages.mjs';

const CACHE = 'node_modules/.cache/matinee';

/** @type {readonly import('./test-stages.mjs').Stage[]} */
const STAGES = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '-b', '--force'] },
  { name: 'known holes of what is shipped', command: ['node', 'scripts/audit.mjs'] },
  { name: 'lint', command: ['oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'] },
  {
    name: 'unit, contract, architecture and component tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${CACHE}/vitest.json`],
    report: `${CACHE}/vitest.json`,
    count: countVitest,
  },
  {
    name: `browser tests of the production build in ${nameChromium()}`,
    command: ['playwright', 'test'],
    report: `${CACHE}/playwright.json`,
    count: countPlaywright,
  },
];

const results = STAGES.map((stage) => ({ name: stage.name, ...runStage(stage) }));

console.log('');
for (const { name, passed, failed, skipped, failures } of results) {
  console.log(
    `${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  for (const failure of failures) console.log(`     ${failure}`);
}
/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`Engines: ${nameChromium()}. Firefox: npm run test:firefox. WebKit: npm run test:webkit.`);
if (sum('failed') > 0) process.exitCode = 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
