import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildInputs } from './build-inputs.mjs';
import { runGit } from './find-base.mjs';
import { copySource, unpack } from './unpack.mjs';

const BUILDS = resolve('node_modules/.cache/matinee/releases');
/** As most visitors have it, whatever this machine is set to. A test answers for the service that tells addresses. */
const SETTINGS = {
  VITE_CATALOG: 'demo',
  VITE_TMDB_ACCESS_TOKEN: '',
  VITE_IP_LOOKUP_URLS: 'https://address.example/ip',
};

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Builds a source once: the folder holds a whole build or is not there.
 * @param {string} name of the build
 * @param {(folder: string) => void} prepare puts the source into a folder
 * @returns {Promise<string>} where it is built
 */
async function buildOnce(name, prepare) {
  const built = join(BUILDS, name);
  if (existsSync(built)) return built;
  const source = join(tmpdir(), `matinee-release-${hashOf(built)}-${process.pid}`);
  const half = `${built}.${process.pid}`;
  try {
    prepare(source);
    mkdirSync(BUILDS, { recursive: true });
    const env = { ...process.env, ...SETTINGS, OUT_DIR: half, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: source, env });
    if (!existsSync(built)) renameSync(half, built);
    return built;
  } finally {
    for (const folder of [source, half]) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The commit of a release, by what its message says.
 * @param {string} version
 * @returns {string}
 */
function commitOfRelease(version) {
  const subject = `Release ${version}`;
  const lines = (runGit('log', '--format=%H %s', '--fixed-strings', `--grep=${subject}`) ?? '').split('\n');
  const found = lines.find((line) => line.replace(/^\S+ /, '') === subject);
  if (found) return found.slice(0, found.indexOf(' '));
  throw new Error(
    `The history of this clone has no commit '${subject}': fetch all of it with 'git fetch --unshallow'.`,
  );
}

/**
 * A former release, built with this repository's packages.
 * @param {string} version
 * @returns {Promise<string>} where it is built
 */
export const buildFormer = (version) => {
  const commit = commitOfRelease(version);
  return buildOnce(commit, (folder) => unpack(commit, folder));
};

/** @typedef {{ readonly file: string, readonly text: string, readonly by: string }} Patch `text` is in the file once, and becomes `by` */

/** @param {string} folder @returns {(patch: Patch) => void} */
const patchIn =
  (folder) =>
  ({ file, text, by }) => {
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(text);
    if (parts.length !== 2)
      throw new Error(`${file} has ${parts.length - 1} times what a later release changes: ${text}`);
    writeFileSync(path, parts.join(by));
  };

/**
 * The source that is here with changes, as a later release may have them.
 * @param {readonly Patch[]} patches
 * @returns {Promise<string>} where it is built
 */
export const buildLater = (patches) =>
  buildOnce(`later-${hashOf(buildInputs(process.cwd(), {}) + JSON.stringify(patches))}`, (folder) => {
    copySource(folder);
    for (const patch of patches) patchIn(folder)(patch);
  });
