import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, posix, relative, resolve } from 'node:path';
import { nearestTests } from './nearest-tests.mjs';
import { run } from './run.mjs';

const USAGE = 'npm run check -- FILE: format, lint, types and the nearest tests of one file. More files may follow.';
const FOLDERS = ['.github', 'build', 'deploy', 'docs', 'scripts', 'src', 'test', 'test-fixtures'];
/** More take more than a few seconds. */
const TESTS_AT_MOST = 4;

const CODE = /\.(tsx?|mjs)$/;
const LAYER = /^(src\/\w+)\/(?!.*\.(test|contract)\.tsx?$)/;

/** @param {string} folder @returns {readonly string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

/**
 * Its path in the repository.
 * @param {string} word as it was typed, where it was typed @param {readonly string[]} all
 */
function pathOf(word, all) {
  const places = [process.env['INIT_CWD'] ?? '.', '.'].map((folder) => resolve(folder, word));
  const place = places.find((each) => statSync(each, { throwIfNoEntry: false }));
  if (place === undefined) {
    const alike = all.filter((path) => basename(path) === basename(word)).slice(0, 3);
    throw new Error(
      `There is no file ${word}.${alike.length > 0 ? ` Did you mean ${alike.join(' or ')}?` : ' Name one by its path, such as src/domain/title.ts.'}`,
    );
  }
  const path = relative('.', place).replaceAll('\\', '/');
  if (statSync(place).isDirectory())
    throw new Error(`${word} is a folder. Name a file in it, or run npm run test:unit -- ${path}/`);
  if (path.startsWith('..')) throw new Error(`${word} is not in this repository. Name a file that is.`);
  return path;
}

/** Only what is needed is started. @param {readonly string[]} tests */
const projectsOf = (tests) => {
  const projects = new Set(tests.map((path) => (path.includes('.browser.test.') ? 'browser' : 'unit')));
  return [...projects].map((project) => `--project=${project}`);
};

/** @typedef {{ readonly name: string, readonly command: readonly [string, ...string[]] }} Step */

/** @param {Step} step @returns {Promise<boolean>} whether it is fine; what it says is told where it is not */
function done({ name, command: [program, ...args] }) {
  const begun = Date.now();
  const child = spawn(join('node_modules/.bin', program), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((settle) => {
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - begun) / 1_000).toFixed(1)} s)`);
      if (code !== 0) console.log(said.trim());
      settle(code === 0);
    });
  });
}

/** @param {readonly string[]} paths @param {readonly string[]} tests @returns {readonly Step[]} */
function stepsFor(paths, tests) {
  const code = paths.filter((path) => CODE.test(path));
  // A layer is a project; all that is beside the layers is one, which needs them all.
  const projects = [...new Set(code.map((path) => LAYER.exec(path)?.[1] ?? 'tsconfig.tools.json'))];
  /** @type {readonly (Step & { readonly of: readonly string[] })[]} */
  const steps = [
    { name: 'format', of: paths, command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths] },
    {
      name: 'lint',
      of: code,
      command: ['oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', ...code],
    },
    { name: `types of ${projects.join(', ')}`, of: code, command: ['tsc', '-b', ...projects] },
    {
      name: `nearest tests: ${tests.join(', ')}`,
      of: tests,
      command: ['vitest', 'run', '--config', 'test/vitest.config.ts', '--reporter=dot', ...projectsOf(tests), ...tests],
    },
  ];
  return steps.filter(({ of }) => of.length > 0);
}

await run(async () => {
  const words = process.argv.slice(2);
  if (words.length === 0) throw new Error(USAGE);
  const all = FOLDERS.flatMap(filesIn);
  const paths = [...new Set(words.map((word) => pathOf(word, all)))];
  const files = all
    .filter((path) => CODE.test(path))
    .map((path) => ({ path: posix.normalize(path), text: readFileSync(path, 'utf8') }));
  const reached = [...new Set(paths.flatMap((path) => nearestTests(path, files)))];
  const tests = reached.slice(0, TESTS_AT_MOST);
  const results = await Promise.all(stepsFor(paths, tests).map(done));
  if (reached.length === 0) console.log('No unit or component test reaches it.');
  if (reached.length > tests.length)
    console.log(`${reached.length - tests.length} more tests are as near: npm run test:unit -- --changed`);
  if (results.includes(false)) process.exitCode = 1;
});
