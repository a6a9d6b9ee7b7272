import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { attempt, fromEnvironment, installWithApt, isExecutable, placesOf, starts } from './executables.mjs';

/** A headless shell is the same browser without windows: the browser tests take a third less time in it. */
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

// 127: the loader misses a library. Headless shells are not known to answer --version, so nothing more is asked of them.
/** @param {string} path */
const loads = (path) => spawnSync(path, ['--version'], { timeout: 5_000, stdio: 'ignore' }).status !== 127;

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
  return [full, ...shells].filter((path) => isExecutable(path) && loads(path));
}

/** @param {string} path */
const isShell = (path) => HEADLESS_SHELLS.has(basename(path));

/**
 * Where Chromium is: CHROMIUM_PATH, Playwright's own, PATH or /Applications. Installs nothing.
 * @returns {{ fast: string | undefined, whole: string | undefined }} `fast` is a headless shell where there is one;
 *   `whole` is the browser that visitors have. One that is not there is the other.
 * @throws {Error} when CHROMIUM_PATH is set and names no executable file
 */
export function findChromium() {
  const given = fromEnvironment('CHROMIUM_PATH');
  const found = given ? [given] : [...fromPlaywright(), ...placesOf(COMMANDS, MAC_APPS).filter(starts)];
  return { fast: found.find(isShell) ?? found[0], whole: found.find((path) => !isShell(path)) ?? found[0] };
}

/** Nothing is requested from another machine. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Whether there is more than a headless shell. */
export const hasWholeChromium = () => !isShell(findChromium().whole ?? '');

/** @param {string | undefined} executablePath */
const optionsOf = (executablePath) => ({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-gpu', '--disable-quic', NO_OTHER_HOST],
});

/** The options of every launch of Chromium in this repository. */
export const launchOptions = () => optionsOf(findChromium().fast);

/** The options of a launch for what a headless shell is not, or has not: a browser as visitors have it. */
export const wholeLaunchOptions = () => optionsOf(findChromium().whole);

/** The browser that the tests run in, with its version where it tells one. */
export function nameChromium() {
  const { status, stdout } = spawnSync(findChromium().fast ?? '', ['--version'], { timeout: 5_000, encoding: 'utf8' });
  const version = status === 0 ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined;
  return version ? `Chromium ${version}` : 'Chromium';
}

function installWithPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  attempt(process.execPath, [cli, 'install', '--only-shell', 'chromium']);
}

/** On a machine that runs nothing but the tests, a package that saves minutes of them is welcome. */
const lacksOne = () => {
  const { fast, whole } = findChromium();
  return Boolean(process.env['CI']) && !process.env['CHROMIUM_PATH'] && fast === whole;
};

/** @throws {Error} when there is none and none can be installed */
export function findOrInstallChromium() {
  if (!findChromium().fast) installWithPlaywright();
  if (!findChromium().fast || lacksOne()) installWithApt([SHELL_COMMAND, 'chromium']);
  if (!findChromium().fast) throw new Error(REMEDIES);
}
