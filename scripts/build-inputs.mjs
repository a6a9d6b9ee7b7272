import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that no build reads. */
const OTHERS = new Set([
  '.ci',
  '.git',
  '.github',
  '.stryker-tmp',
  'coverage',
  'dist',
  'docs',
  'node_modules',
  'playwright-report',
  'test',
  'test-results',
]);

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => !/\.(test|contract)\.tsx?$/.test(name))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * What a build is made from, as one hash: the repository's files but for tests, the variables it reads, Node, and
 * the day, because a page may tell of days.
 * @param {string} root the repository
 * @param {Readonly<Record<string, string | undefined>>} variables of the environment
 * @returns {string}
 */
export function buildInputs(root, variables) {
  const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !OTHERS.has(name));
  const files = entries.flatMap((entry) => {
    const path = join(root, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(file));
  const read = Object.entries(variables).filter(([name]) => name.startsWith('VITE_'));
  const day = new Date().toISOString().slice(0, 10);
  return hash.update(JSON.stringify([Object.fromEntries(read), process.version, day])).digest('hex');
}
