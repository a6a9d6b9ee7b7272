import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium, nameChromium } from './find-chromium.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';
import { runAtOnce } from './test-stages.mjs';

/** @typedef {import('./test-stages.mjs').Stage} Stage */

const CACHE = 'node_modules/.cache/matinee';
/** Of the component tests: while the tests of one wait, those of another run. */
const PAGES = 2;

findOrInstallChromium();

/** As the include lists of test/vitest.config.ts name them. */
const TESTS = ['src', 'test', 'test-fixtures', 'scripts', 'build'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/**
 * @param {string} name
 * @param {readonly string[]} files all that it is to run
 * @param {readonly string[]} options @returns {Stage}
 */
const vitest = (name, files, options) => {
  const report = `${CACHE}/vitest-${name.replaceAll(/\W+/g, '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', '--config', 'test/vitest.config.ts', ...reporters, ...options],
    report,
    count: countVitest,
    files,
  };
};

/** @param {string} file */
const isOfComponents = (file) => file.includes('.browser.test.');
const IN_BROWSER = TESTS.filter(isOfComponents);

/** @type {readonly Stage[]} */
const CHECKS = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '-b', '--force'] },
  { name: 'lint', command: ['oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'] },
];
const COMPONENTS = vitest('component tests', IN_BROWSER, ['--project=browser', `--maxWorkers=${PAGES}`]);
const UNIT = vitest(
  'unit, contract and architecture tests',
  TESTS.filter((file) => !isOfComponents(file)),
  ['--project=unit'],
);

/** All cases of each property of which `npm test` has tried some. */
const withCases = TESTS.filter((file) => readFileSync(file, 'utf8').includes('/fuzz/runs.ts'));
const PROPERTIES = vitest('all cases of properties', withCases, withCases);

/** @type {Stage} */
const AUDIT = { name: 'known holes of what is shipped', command: ['node', 'scripts/audit.mjs'] };

/** @param {readonly Stage[]} stages @returns {readonly (readonly Stage[])[]} */
const alone = (stages) => stages.map((stage) => [stage]);

/** @param {string} name @returns {Stage} */
const browserTests = (name) => ({
  name: `${name} on the production build in ${nameChromium()}`,
  command: ['playwright', 'test', '--config', 'test/playwright.config.ts'],
  report: `${CACHE}/playwright.json`,
  count: countPlaywright,
});

/**
 * `tests` is which of the browser tests: see test/playwright.config.ts; `cases` which share of them properties have: see test-fixtures/fuzz.
 * What is in one list of `stages` runs side by side: a browser waits for the server of its modules half of the time, and a second program keeps two
 * processors busy.
 */
const PARTS = {
  /** What a person runs before a push. */
  journeys: {
    tests: 'journeys',
    cases: '0.25',
    stages: [...alone(CHECKS), [COMPONENTS, [UNIT, browserTests('main journeys')]]],
  },
  '--all': {
    tests: 'all',
    cases: '1',
    stages: [...alone(CHECKS), [COMPONENTS, UNIT], ...alone([AUDIT, browserTests('all browser tests')])],
  },
  /** What `npm test` leaves. */
  '--rest': { tests: 'others', cases: '1', stages: alone([AUDIT, PROPERTIES, browserTests('other browser tests')]) },
};

/** The last of the options decides: `npm run test:all -- --rest`. */
const part = /** @type {keyof typeof PARTS} */ (process.argv.slice(2).at(-1) ?? 'journeys');
const { tests, cases, stages } = PARTS[part];
process.env['TESTS'] = tests;
process.env['CASES'] ??= cases;
/** @type {Awaited<ReturnType<typeof runAtOnce>>} */
const results = [];
for (const atOnce of stages) results.push(...(await runAtOnce(atOnce)));

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
