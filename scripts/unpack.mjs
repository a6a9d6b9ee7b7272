import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a build reads and Git does not keep. */
const UNTRACKED = ['node_modules', '.env.local'];
const OPTIONS = { maxBuffer: 1 << 30 };

/**
 * An empty folder for source, with this repository's packages.
 * @param {string} folder outside `node_modules`: what is in there is compiled without settings
 */
function empty(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of UNTRACKED) if (existsSync(name)) symlinkSync(resolve(name), join(folder, name));
}

/** @param {Buffer} archive @param {string} folder */
const extract = (archive, folder) => execFileSync('tar', ['-x', '-C', folder], { input: archive });

/**
 * Puts the source of a commit into a folder, to be built with this repository's packages.
 * @param {string} commit @param {string} folder
 */
export function unpack(commit, folder) {
  empty(folder);
  extract(execFileSync('git', ['-c', 'safe.directory=*', 'archive', commit], OPTIONS), folder);
}

/** Puts a copy of the source that is here into a folder. @param {string} folder */
export function copySource(folder) {
  empty(folder);
  const files = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    OPTIONS,
  );
  const existing = files
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(file));
  extract(execFileSync('tar', ['-c', '--null', '-T', '-'], { ...OPTIONS, input: existing.join('\0') }), folder);
}
