import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { closeUnreleased } from './close-unreleased.mjs';

const CHANGELOG = 'CHANGELOG.md';

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** @param {readonly number[]} a @param {readonly number[]} b */
const isNewer = (a, b) => {
  const at = a.findIndex((number, place) => number !== b[place]);
  return at >= 0 && Number(a[at]) > Number(b[at]);
};

/** @param {string} version */
const numbersOf = (version) => version.split('.').map(Number);

/** @typedef {{ version: string, packages?: Record<string, { version?: string }> }} PackageFile */

/** @param {string} file @returns {PackageFile} */
const read = (file) => /** @type {PackageFile} */ (JSON.parse(readFileSync(file, 'utf8')));

/** Writes a version into a file of npm's: at its top and, in the lock file, for the package itself. */
function setVersion(/** @type {string} */ file, /** @type {string} */ version) {
  const content = { ...read(file), version };
  const own = content.packages?.[''];
  if (own) own.version = version;
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}

/** Sets the version, closes the changelog's chapter, commits and tags. Publishes nothing. */
function release(/** @type {string} */ version) {
  if (git('status', '--porcelain')) throw new Error('There are changes that are not committed: commit or stash them.');
  const { version: last } = read('package.json');
  const date = new Date().toISOString().slice(0, 10);
  const changelog = closeUnreleased(readFileSync(CHANGELOG, 'utf8'), version, date);
  if (!isNewer(numbersOf(version), numbersOf(last)))
    throw new Error(`The version is ${last} already: choose a newer one.`);
  writeFileSync(CHANGELOG, changelog);
  for (const file of ['package.json', 'package-lock.json']) setVersion(file, version);
  // The version is on the screen about the app.
  git('commit', '--all', '--message', `Release ${version}`, '--message', 'Pictures: about');
  git('tag', '--annotate', `v${version}`, '--message', `Matinee ${version}`);
}

const [version = ''] = process.argv.slice(2);
try {
  release(version);
  console.log(`Version ${version} is committed and tagged v${version}. Publish it by: git push --follow-tags`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
