import { relative } from 'node:path';

/** @typedef {import('./test-stages.mjs').Count} Count */
/** @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} VitestFile */
/** @typedef {{ testResults: VitestFile[] }} VitestReport */
/** @typedef {{ projectName: string, status: string, annotations?: { type: string, description?: string }[] }} Test */
/** @typedef {{ title: string, specs?: { title: string, tests: Test[] }[], suites?: Suite[] }} Suite */
/** @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>, suites: Suite[] }} PlaywrightReport */

/** @param {VitestFile} file @returns {string[]} the file itself where it did not load */
const failuresIn = ({ name, assertionResults }) => {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
};

/** @param {VitestFile} file whether it is known how all of its tests ended */
const isWhole = ({ status, assertionResults }) =>
  assertionResults.length > 0 ? assertionResults.every((test) => test.status !== 'pending') : status === 'failed';

/**
 * @param {unknown} json
 * @param {readonly string[]} [files] all that were to run: one that the report has not, or not to its end, was lost with what ran it, and counts for nothing
 * @returns {Count}
 */
export function countVitest(json, files = []) {
  const whole = /** @type {VitestReport} */ (json).testResults.filter(isWhole);
  const reported = new Set(whole.map(({ name }) => relative(process.cwd(), name)));
  const failures = whole.filter(({ status }) => status === 'failed').flatMap(failuresIn);
  const statuses = whole.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  /** @param {readonly string[]} wanted */
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('skipped', 'todo'),
    failures,
    lost: files.filter((file) => !reported.has(file)),
  };
}

/** @param {Suite} suite @returns {string[]} */
const failuresOf = ({ title, specs = [], suites = [] }) =>
  [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => `${spec.title} [${projectName}]`),
    ),
    ...suites.flatMap(failuresOf),
  ].map((name) => `${title} › ${name}`);

/** Of pictures that are not as before: the type of the annotation that their test leaves. */
const DIFFERS = 'differs';

/** @param {Suite} suite @returns {string[]} pictures that differ, and why tests were skipped */
const notesOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations = [] }) =>
      annotations.flatMap(({ type, description }) => {
        if (!description) return [];
        if (type === DIFFERS) return [`looks otherwise: ${description}`];
        return type === 'skip' ? [`skipped: ${description}`] : [];
      }),
    ),
  ),
  ...suites.flatMap(notesOf),
];

/** @param {unknown} json @returns {Count} a test that passed at its second try, where one is allowed, has passed: the report names it */
export function countPlaywright(json) {
  const { stats, suites } = /** @type {PlaywrightReport} */ (json);
  const { expected, unexpected, flaky, skipped } = stats;
  const notes = [...new Set(suites.flatMap(notesOf))];
  return { passed: expected + flaky, failed: unexpected, skipped, failures: suites.flatMap(failuresOf), notes };
}

/** Of tests that count what was lost: the type of the annotation they leave. */
const FIGURES = 'figures';

/** @param {Suite} suite @returns {string[][]} */
const figuresOf = ({ title, specs = [], suites = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests.flatMap(({ projectName, annotations = [] }) =>
      annotations
        .filter(({ type }) => type === FIGURES)
        .map(({ description = '' }) => {
          const { runs, changes, lost } = /** @type {Record<string, number>} */ (JSON.parse(description));
          const store = projectName.includes('IndexedDB') ? 'indexeddb' : 'local';
          return [`${title} ${spec.title}`, store, ...[runs, changes, lost].map(String)];
        }),
    ),
  ),
  ...suites.flatMap(figuresOf),
];

/** @param {unknown} json @returns {string[][]} for each test that counted: what it did, the store, runs, changes, how many were lost */
export function faultFigures(json) {
  return /** @type {{ suites: Suite[] }} */ (json).suites.flatMap(figuresOf);
}
