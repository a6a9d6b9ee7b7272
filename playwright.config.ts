import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/find-chromium.mjs';
import { freePorts } from './scripts/free-ports.mjs';
import type { Options } from './test/browser/fixtures.ts';
import { portOf, siteOf, takePorts } from './test/browser/sites.ts';
import { TOKEN } from './test/browser/token.ts';

await takePorts(freePorts);

const DEMO = siteOf('demo');
const TMDB = siteOf('tmdb');
const INDEXED_DB = siteOf('indexedDb');
const FAKE_TMDB = siteOf('fakeTmdb');
const PROXIED = siteOf('proxied');
/** The site in a folder of its host. */
const FOLDER = `${siteOf('folder')}/films/`;
const CACHE = 'node_modules/.cache/matinee';

/** No address is looked up outside this machine: `fixtures.ts` answers for the service. */
const LOOKUP = { VITE_IP_LOOKUP_URLS: `${FAKE_TMDB}/ip` };

/** `npm run test:faults -- --full`: every browser fault as often as it takes to believe the result. */
const ALL_FAULTS = process.env['FAULTS'] === 'full';
/** Several visits each, some with limits to wait for. */
const FAULT_MS = 60_000;
/** In short, those over IndexedDB where it differs from localStorage. */
const OVER_INDEXED_DB = /lists over IndexedDB|left right after a change|killed.* 0 ms after a (change|toast)/;

/** `npm run test:nginx`: the sites are served as a host with the files of `deploy/` does it. */
const IS_NGINX = process.env['MATINEE_SERVER'] === 'nginx';
const SERVE = `node scripts/${IS_NGINX ? 'serve-nginx' : 'start'}.mjs`;

/** A build takes its time on a busy machine. */
const SERVER_TIMEOUT_MS = 300_000;

/** Asks TMDB through its own host, which has the token. */
const PROXIED_BUILD = {
  name: 'proxied build',
  command: SERVE,
  env: {
    ...LOOKUP,
    PORT: portOf('proxied'),
    OUT_DIR: `${CACHE}/site-proxied`,
    VITE_CATALOG: 'tmdb',
    VITE_TMDB_ACCESS_TOKEN: 'not-to-be-built-in',
    VITE_TMDB_API_URL: '/tmdb/3',
    VITE_TMDB_IMAGE_URL: `${FAKE_TMDB}/t/p/`,
    TMDB_ACCESS_TOKEN: TOKEN,
    TMDB_ORIGIN: FAKE_TMDB.replace('localhost', '127.0.0.1'),
    VITE_DEVICES_URL: '/devices/',
  },
  url: PROXIED,
  timeout: SERVER_TIMEOUT_MS,
  reuseExistingServer: false,
};

const FOLDER_BUILD = {
  name: 'build for a folder',
  command: SERVE,
  env: {
    ...LOOKUP,
    PORT: portOf('folder'),
    OUT_DIR: `${CACHE}/site-folder`,
    VITE_CATALOG: 'demo',
    VITE_BASE: '/films/',
    VITE_TMDB_ACCESS_TOKEN: '',
  },
  url: FOLDER,
  timeout: SERVER_TIMEOUT_MS,
  reuseExistingServer: false,
};

export default defineConfig<Options>({
  testDir: 'test/browser',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stand still for longer than anything waits; what needed it is named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${CACHE}/playwright.json` }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'demo',
      testIgnore: ['**/*.tmdb.spec.ts', '**/*.proxied.spec.ts', '**/*.folder.spec.ts'],
      use: { baseURL: DEMO },
    },
    {
      name: 'indexeddb',
      testMatch: ['data', 'library', 'theme', 'unreadable', 'versions'].map((name) => `**/${name}.spec.ts`),
      use: { baseURL: INDEXED_DB, store: 'indexeddb' },
    },
    { name: 'tmdb', testMatch: '**/*.tmdb.spec.ts', use: { baseURL: TMDB } },
    ...(IS_NGINX ? [] : [{ name: 'folder', testMatch: '**/*.folder.spec.ts', use: { baseURL: FOLDER } }]),
    ...(IS_NGINX
      ? [{ name: 'proxied', testMatch: ['**/*.proxied.spec.ts', '**/journey.tmdb.spec.ts'], use: { baseURL: PROXIED } }]
      : []),
    {
      name: 'faults',
      testDir: 'test/faults',
      testIgnore: '**/*.indexeddb.spec.ts',
      timeout: FAULT_MS,
      use: { baseURL: DEMO },
    },
    {
      name: 'faults over IndexedDB',
      testDir: 'test/faults',
      testMatch: ['**/killed.spec.ts', '**/tabs.spec.ts', '**/left.spec.ts', '**/*.indexeddb.spec.ts'],
      ...(!ALL_FAULTS && { grep: OVER_INDEXED_DB }),
      timeout: FAULT_MS,
      use: { baseURL: INDEXED_DB },
    },
  ],
  webServer: [
    {
      name: 'fake TMDB',
      command: 'node scripts/fake-tmdb.mjs',
      env: { PORT: portOf('fakeTmdb') },
      url: `${FAKE_TMDB}/3/configuration`,
      reuseExistingServer: false,
    },
    {
      name: 'demo build',
      command: SERVE,
      env: {
        ...LOOKUP,
        PORT: portOf('demo'),
        OUT_DIR: `${CACHE}/site-demo`,
        VITE_CATALOG: 'demo',
        VITE_TMDB_ACCESS_TOKEN: '',
        // Only nginx has folders for devices.
        ...(IS_NGINX && { VITE_DEVICES_URL: '/devices/' }),
      },
      url: DEMO,
      timeout: SERVER_TIMEOUT_MS,
      reuseExistingServer: false,
    },
    {
      name: 'build over IndexedDB',
      command: SERVE,
      env: {
        ...LOOKUP,
        PORT: portOf('indexedDb'),
        OUT_DIR: `${CACHE}/site-indexeddb`,
        VITE_CATALOG: 'demo',
        VITE_STORE: 'indexeddb',
        VITE_TMDB_ACCESS_TOKEN: '',
      },
      url: INDEXED_DB,
      timeout: SERVER_TIMEOUT_MS,
      reuseExistingServer: false,
    },
    {
      name: 'TMDB build',
      command: SERVE,
      env: {
        ...LOOKUP,
        PORT: portOf('tmdb'),
        OUT_DIR: `${CACHE}/site-tmdb`,
        VITE_CATALOG: 'tmdb',
        VITE_TMDB_ACCESS_TOKEN: TOKEN,
        VITE_TMDB_API_URL: `${FAKE_TMDB}/3`,
        VITE_TMDB_IMAGE_URL: `${FAKE_TMDB}/t/p/`,
        VITE_VITALS_URL: `${FAKE_TMDB}/vitals`,
      },
      url: TMDB,
      timeout: SERVER_TIMEOUT_MS,
      reuseExistingServer: false,
    },
    ...(IS_NGINX ? [PROXIED_BUILD] : [FOLDER_BUILD]),
  ],
});
