import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** A headless shell is the same browser without windows: the tests take 40 % less time in it. */
const SHELL_COMMAND = 'chromium-headless-shell';
const COMMANDS = [SHELL_COMMAND, 'chromium', 'chromium-browser', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HEADLESS_SHELLS = new Set(['headless_shell', 'chrome-headless-shell', SHELL_COMMAND]);
const REMEDIES = `No Chromium was found, and none could be installed. Any of these helps:
  1. npx playwright install --with-deps --only-shell chromium
  2. install Chromium or Chrome with your system's package manager (apt-get install chromium, brew install --cask chromium)
  3. CHROMIUM_PATH=/path/to/chromium npm test`;

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

// Ubuntu's chromium-browser only says that a snap is needed, and a browser may lack libraries: both fail here.
/** @param {string} path */
const starts = (path) =>
  isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

// 127: the loader misses a library. Headless shells are not known to answer --version, so nothing more is asked of them.
/** @param {string} path */
const loads = (path) => spawnSync(path, ['--version'], { timeout: 5_000, stdio: 'ignore' }).status !== 127;

function fromEnvironment() {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return undefined;
  if (isExecutable(path)) return path;
  throw new Error(`CHROMIUM_PATH names no executable file: ${path}`);
}

/** @param {string} folder */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

function fromPlaywright() {
  const full = chromium.executablePath();
  const revision = /^(.*)chromium-(\d+)/.exec(full);
  const shellFolder = revision ? `${revision[1]}chromium_headless_shell-${revision[2]}` : dirname(full);
  const shells = filesIn(shellFolder).filter((file) => HEADLESS_SHELLS.has(basename(file)));
  return [...shells, full].find((path) => isExecutable(path) && loads(path));
}

function fromSystem() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...(process.platform === 'darwin' ? MAC_APPS : [])].find(starts);
}

/**
 * Where Chromium is: CHROMIUM_PATH, Playwright's own, PATH or /Applications; its headless shell before the whole browser.
 * Installs nothing.
 * @returns {string | undefined}
 * @throws {Error} when CHROMIUM_PATH is set and names no executable file
 */
export const findChromium = () => fromEnvironment() ?? fromPlaywright() ?? fromSystem();

/** Nothing is requested from another machine. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** The options of every launch of Chromium in this repository. */
export function launchOptions() {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu', '--disable-quic', NO_OTHER_HOST] };
}

/** @param {string} command @param {readonly string[]} args */
function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function installWithPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  attempt(process.execPath, [cli, 'install', '--only-shell', 'chromium']);
}

/** @param {readonly string[]} packages the first that there is will do */
function installWithApt(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  if (attempt('apt-get', ['update'])) packages.some((name) => attempt('apt-get', ['install', '-y', name]));
}

function findOrInstall() {
  const found = findChromium();
  if (!found) {
    installWithPlaywright();
    if (findChromium()) return;
    installWithApt([SHELL_COMMAND, 'chromium']);
    if (!findChromium()) throw new Error(REMEDIES);
  } else if (process.env['CI'] && !process.env['CHROMIUM_PATH'] && !HEADLESS_SHELLS.has(basename(found))) {
    // On a machine that runs nothing but the tests, a package that saves minutes of them is welcome.
    installWithApt([SHELL_COMMAND]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    findOrInstall();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
