import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromEnvironment, installWithApt, placesOf, starts } from './executables.mjs';

const COMMANDS = ['firefox-esr', 'firefox'];
const DOWNLOADS = 'node_modules/.cache/matinee/firefox-downloads';
const MAC_APPS = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

const REMEDIES = `No Firefox was found, and none could be installed. Either of these helps:
  1. install Firefox with your system's package manager (apt-get install firefox-esr, brew install --cask firefox)
  2. FIREFOX_PATH=/path/to/firefox npm run test:firefox`;

/** Answers for what this Firefox does not know. */
const PROXY = fileURLToPath(new URL('firefox-proxy.mjs', import.meta.url));

/**
 * Where Firefox is: FIREFOX_PATH, PATH or /Applications. Installs nothing.
 * @returns {string | undefined}
 * @throws {Error} when FIREFOX_PATH is set and names no executable file
 */
export const findFirefox = () => fromEnvironment('FIREFOX_PATH') ?? placesOf(COMMANDS, MAC_APPS).find(starts);

/** @throws {Error} when there is none and none can be installed */
export function findOrInstallFirefox() {
  if (!findFirefox()) installWithApt(['firefox-esr']);
  if (!findFirefox()) throw new Error(REMEDIES);
}

/** The folder for what is downloaded by the Firefox of this one of Playwright's workers. */
export const firefoxDownloads = () => {
  const folder = join(process.cwd(), DOWNLOADS, process.env['TEST_PARALLEL_INDEX'] ?? 'main');
  mkdirSync(folder, { recursive: true });
  return folder;
};

/**
 * How Playwright drives the system's own Firefox: by WebDriver BiDi.
 * @param {string} firefox its path
 */
export const firefoxLaunchOptions = (firefox) => ({
  channel: 'moz-firefox',
  executablePath: PROXY,
  downloadsPath: firefoxDownloads(),
  env: { ...process.env, FIREFOX_PATH: firefox },
  firefoxUserPrefs: {
    'ui.prefersReducedMotion': 1,
    'ui.systemUsesDarkTheme': 0,
    // The page's own clipboard may be read back without a question.
    'dom.events.testing.asyncClipboard': true,
    // Its list of downloads would take the focus.
    'browser.download.alwaysOpenPanel': false,
    // The driver is told nothing of a page that comes back from the cache of left pages, and would wait for it.
    'browser.sessionhistory.max_total_viewers': 0,
    'browser.safebrowsing.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    // Each session would draw another canvas, and so have another fingerprint.
    'privacy.baselineFingerprintingProtection': false,
    'privacy.fingerprintingProtection.overrides': '-CanvasRandomization,-EfficientCanvasRandomization',
    'privacy.baselineFingerprintingProtection.overrides': '-CanvasRandomization,-EfficientCanvasRandomization',
  },
});
