import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

// Ubuntu's chromium-browser only says that a snap is needed, and a browser may lack libraries: both fail here.
/** @param {string} path */
export const starts = (path) =>
  isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

/**
 * @param {string} variable the name of an environment variable
 * @returns {string | undefined} the path in it
 * @throws {Error} when it is set and names no executable file
 */
export function fromEnvironment(variable) {
  const path = process.env[variable];
  if (!path) return undefined;
  if (isExecutable(path)) return path;
  throw new Error(`${variable} names no executable file: ${path}`);
}

/**
 * Where programs may be: in the folders of PATH, and where macOS keeps its apps.
 * @param {readonly string[]} commands @param {readonly string[]} macApps
 */
export function placesOf(commands, macApps) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...(process.platform === 'darwin' ? macApps : [])];
}

/**
 * @param {string} command @param {readonly string[]} args
 * @param {'inherit' | 'ignore'} [stdio] what becomes of its output
 * @returns {boolean} whether it succeeded
 */
export function attempt(command, args, stdio = 'inherit') {
  try {
    execFileSync(command, args, { stdio });
    return true;
  } catch {
    return false;
  }
}

/** Installs packages where that needs nobody's consent: as root on Debian and its kin. @param {readonly string[]} names */
export function installWithApt(names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  if (!attempt('apt-get', ['update'])) return;
  for (const name of names) attempt('apt-get', ['install', '-y', name]);
}
