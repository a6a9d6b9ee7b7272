import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium, nameChromium } from './find-chromium.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';
import { runStage } from './test-stages.mjs';

/** @typedef {import('./test-stages.mjs').Stage} Stage */

const CACHE = 'node_modules/.cache/matinee';

findOrInstallChromium();

/** @type {Stage['command']} */
const VITEST = [
  'vitest',
  'run',
  '--config',
  'test/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${CACHE}/vitest.json`,
];

/** As the include lists of test/vitest.config.ts name them. */
const unitTests = () =>
  ['src', 'test', 'test-fixtures', 'scripts', 'build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );

/** @type {readonly Stage[]} */
const CHECKS = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '-b', '--force'] },
  { name: 'lint', command: ['oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'] },
  {
    name: 'unit, contract, architecture and component tests',
    command: VITEST,
    report: `${CACHE}/vitest.json`,
    count: countVitest,
    files: unitTests(),
  },
];

/** @type {Stage} */
const AUDIT = { name: 'known holes of what is shipped', command: ['node', 'scripts/audit.mjs'] };

/** @param {string} name @returns {Stage} */
const browserTests = (name) => ({
  name: `${name} on the production build in ${nameChromium()}`,
  command: ['playwright', 'test', '--config', 'test/playwright.config.ts'],
  report: `${CACHE}/playwright.json`,
  count: countPlaywright,
});

/** `tests` is which of the browser tests: see test/playwright.config.ts. */
const PARTS = {
  /** What a person runs before a push. */
  journeys: { tests: 'journeys', stages: [...CHECKS, browserTests('main journeys')] },
  '--all': { tests: 'all', stages: [...CHECKS, AUDIT, browserTests('all browser tests')] },
  /** What `npm test` leaves. */
  '--rest': { tests: 'others', stages: [AUDIT, browserTests('other browser tests')] },
};

/** The last of the options decides: `npm run test:all -- --rest`. */
const part = /** @type {keyof typeof PARTS} */ (process.argv.slice(2).at(-1) ?? 'journeys');
const { tests, stages } = PARTS[part];
process.env['TESTS'] = tests;
const results = stages.map((stage) => ({ name: stage.name, ...runStage(stage) }));

console.log('');
for (const { name, passed, failed, skipped, failures, notes = [] } of results) {
  console.log(
    `${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  for (const line of [...failures, ...notes]) console.log(`     ${line}`);
}
/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`Engines: ${nameChromium()}. Firefox: npm run test:firefox. WebKit: npm run test:webkit.`);
if (sum('failed') > 0) process.exitCode = 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
