import { posix } from 'node:path';

/** @typedef {{ readonly path: string, readonly text: string }} SourceFile by its path in the repository */

/** In every form: of values and of types alone, static and dynamic, re-exported too. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+\.\w+)['"]/g;
const TEST = /\.test\.tsx?$/;

/** What a file says it imports. @param {string} text @returns {readonly string[]} */
export const specifiersIn = (text) => [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);

/** @param {string} path of the importing file @param {string} specifier */
const targetOf = (path, specifier) => {
  if (specifier.startsWith('#fixtures/')) return specifier.replace('#fixtures/', 'test-fixtures/');
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/');
  return posix.join(posix.dirname(path), specifier);
};

/** @param {string} path without what its name ends in */
const stemOf = (path) => path.replace(/\.[^/]*$/, '');

/** The steps from one folder to the other. @param {string} from @param {string} to */
const stepsBetween = (from, to) =>
  posix.relative(posix.dirname(from), posix.dirname(to)).split('/').filter(Boolean).length;

/**
 * The tests that a change of a file reaches first, nearest first: those of its name beside it, else those that import it, else
 * those that import what imports it, and so on.
 * @param {string} path of the file; a test is its own
 * @param {readonly SourceFile[]} files of the repository
 * @returns {readonly string[]}
 */
export function nearestTests(path, files) {
  if (TEST.test(path)) return [path];
  const beside = files.map((file) => file.path).filter((each) => TEST.test(each) && stemOf(each) === stemOf(path));
  if (beside.length > 0) return beside;
  const reached = new Set([path]);
  for (let last = [path]; last.length > 0;) {
    const importers = files.filter(
      (file) =>
        !reached.has(file.path) && specifiersIn(file.text).some((each) => last.includes(targetOf(file.path, each))),
    );
    last = importers.map((file) => file.path);
    for (const each of last) reached.add(each);
    const tests = last.filter((each) => TEST.test(each));
    if (tests.length > 0) return tests.toSorted((a, b) => stepsBetween(path, a) - stepsBetween(path, b));
  }
  return [];
}
