import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { findOrInstallChromium, launchOptions } from '../scripts/find-chromium.mjs';
import { freePortsAgain } from '../scripts/free-ports.mjs';
import { hasNginx } from '../scripts/nginx.mjs';
import type { Options } from './browser/shared/fixtures.ts';
import { CONTAINER_TESTS, containerSites, staticSites } from './browser/shared/site-variables.ts';
import { folderOf, portOf, siteOf, takePorts } from './browser/shared/sites.ts';
import { reportersOf } from './reporters.ts';

// Once a run: its workers read this file again.
if (process.env['TEST_WORKER_INDEX'] === undefined) findOrInstallChromium();
const ROOT = resolve(import.meta.dirname, '..');
const CACHE = `${ROOT}/node_modules/.cache/matinee`;
await takePorts((count) => freePortsAgain(`${CACHE}/ports`, count));

const FAKE_TMDB = siteOf('fakeTmdb');

/** `npm run test:faults -- --full`: every browser fault as often as it takes to believe the result. */
const ALL_FAULTS = process.env['FAULTS'] === 'full';
/** Several visits each, some with limits to wait for. */
const FAULT_MS = 60_000;
/**
 * `journeys`: only what is tagged so, over the sites that most visitors have, as `npm test` does; `others`: all but those;
 * `faults`: the faults alone. Without it all.
 */
const PART = process.env['TESTS'];
/** Set by `.ci/run`, whose time is limited. */
const IS_BRIEF = Boolean(process.env['BRIEF']);
/** Left out there: QA's bench, what is tried at many widths or in many fields, translated pages, comparisons of pictures, and all containers but one. */
const LENGTHY = IS_BRIEF
  ? ['**/bench/**', ...['drafts', 'low-windows', 'places', 'translated'].map((name) => `**/${name}.spec.ts`)]
  : [];
/** Of the faults it has those that visitors meet most. */
const QUICK_FAULTS = ['killed', 'tabs', 'left', 'migration', 'storage'].map((name) => `**/${name}.spec.ts`);
/** In short, those over IndexedDB where it differs from localStorage. */
const OVER_INDEXED_DB = /lists over IndexedDB|left right after a change|killed.* 0 ms after a (change|toast)/;

/** The sites are served as a host with the files of `deploy/` does it. */
const IS_NGINX = process.env['MATINEE_SERVER'] === 'nginx';
/** Faults wait most of the time, for browsers to start and to be left alone: they go on beside what keeps two processors busy. */
const WORKERS = PART === 'journeys' || PART === 'faults' ? { all: 2 } : { all: 3, main: 2, faults: 1 };
const JOURNEY = /@journey/;
/** A build takes its time on a busy machine. */
const BUILD_MS = 300_000;

const CONTAINERS = containerSites();
const SITES = { ...staticSites(IS_NGINX), ...CONTAINERS };
type Site = keyof typeof SITES;
const isContainer = (site: Site): site is keyof typeof CONTAINERS => site in CONTAINERS;
type Project = NonNullable<PlaywrightTestConfig<Options>['projects']>[number];

const scriptOf = (site: Site): string => {
  if (site === 'base') return 'serve-base';
  if (isContainer(site)) return 'serve-container';
  return IS_NGINX ? 'serve-nginx' : 'start';
};

const server = (site: Site) => ({
  name: `site ${site}`,
  command: `node scripts/serve-when-asked.mjs ${scriptOf(site)}`,
  cwd: ROOT,
  env: {
    // No address is looked up outside this machine: `fixtures.ts` answers for the service.
    VITE_IP_LOOKUP_URLS: `${FAKE_TMDB}/ip`,
    PORT: portOf(site),
    OUT_DIR: folderOf(portOf(site)) ?? '',
    TEST_BUILD: 'true',
    ...(SITES[site] as Readonly<Record<string, string>>),
  },
  port: Number(portOf(site)),
  reuseExistingServer: false,
});

const FOLDERS: Partial<Record<Site, string>> = { folder: '/films/', containerInFolder: '/matinee/' };
const addressOf = (site: Site): string => siteOf(site) + (FOLDERS[site] ?? '');

/** Runs before the tests of a site: there are none of it in most runs of a single file. */
const buildOf = (site: Site): Project => ({
  name: `site ${site}`,
  testMatch: '**/site.setup.ts',
  timeout: BUILD_MS,
  use: { baseURL: addressOf(site) },
});

/** A site with journeys. */
const withJourneys = {
  ...(PART === 'journeys' && { grep: JOURNEY }),
  ...(PART === 'others' && { grepInvert: JOURNEY }),
};

const testsOf = (site: Site, project: Project): Project => ({
  ...(WORKERS.main && { workers: WORKERS.main }),
  dependencies: [`site ${site}`],
  ...project,
  use: { baseURL: addressOf(site), ...project.use },
});

const SITES_OF: Readonly<Record<string, readonly Site[]>> = {
  journeys: ['demo', 'tmdb'],
  faults: ['demo', 'indexedDb'],
};
/** Each is a build: the other ones differ from the first in few settings. */
const wantedContainers: readonly Site[] = IS_BRIEF ? ['container'] : (Object.keys(CONTAINERS) as Site[]);
const builtContainers = hasNginx() ? wantedContainers : [];
const sites = SITES_OF[PART ?? ''] ?? [
  'demo',
  'indexedDb',
  'tmdb',
  'folder',
  ...(IS_NGINX ? (['proxied'] as const) : []),
  ...(IS_NGINX || IS_BRIEF ? [] : (['base'] as const)),
  ...builtContainers,
];

const main: readonly Project[] = [
  testsOf('demo', {
    name: 'demo',
    testIgnore: ['**/*.{tmdb,proxied,folder,container}.spec.ts', ...LENGTHY],
    ...withJourneys,
  }),
  testsOf('tmdb', { name: 'tmdb', testMatch: '**/*.tmdb.spec.ts', testIgnore: LENGTHY, ...withJourneys }),
];

/** What `deploy/Containerfile` makes, without a container engine. */
const containers = Object.entries(CONTAINER_TESTS)
  .filter(([name]) => builtContainers.includes(name as Site))
  .map(([name, tests]) => testsOf(name as Site, { name, ...tests }));

const elsewhere: readonly Project[] = [
  testsOf('indexedDb', {
    name: 'indexeddb',
    testMatch: ['data', 'library', 'theme', 'unreadable', 'versions'].map((name) => `**/${name}.spec.ts`),
    use: { store: 'indexeddb' },
  }),
  ...(IS_NGINX
    ? [testsOf('proxied', { name: 'proxied', testMatch: ['**/*.proxied.spec.ts', '**/journey.tmdb.spec.ts'] })]
    : []),
  testsOf('folder', {
    name: 'folder',
    testMatch: '**/*.folder.spec.ts',
    // Beside a copy in a folder, one at the root.
    dependencies: ['site folder', 'site demo'],
  }),
  ...containers,
];

const faults: readonly Project[] = [
  testsOf('demo', {
    name: 'faults',
    testDir: 'faults',
    testIgnore: '**/*.indexeddb.spec.ts',
    ...(IS_BRIEF && { testMatch: QUICK_FAULTS }),
    timeout: FAULT_MS,
    ...(WORKERS.faults && { workers: WORKERS.faults }),
  }),
  testsOf('indexedDb', {
    name: 'faults over IndexedDB',
    testDir: 'faults',
    testMatch: ['**/killed.spec.ts', '**/tabs.spec.ts', '**/left.spec.ts', '**/*.indexeddb.spec.ts'],
    ...(!ALL_FAULTS && { grep: OVER_INDEXED_DB }),
    timeout: FAULT_MS,
    ...(WORKERS.faults && { workers: WORKERS.faults }),
  }),
];

const DOCUMENTED = '**/documented.spec.ts';
const BEFORE = {
  testDir: 'pictures',
  testIgnore: DOCUMENTED,
  snapshotPathTemplate: `${CACHE}/pictures-before/{arg}{ext}`,
};
const ofBase = testsOf('demo', { name: 'pictures', ...BEFORE, dependencies: ['site demo', 'site base'] });
/** The pictures of the README and of the guides, where they are kept: an old one is noticed. */
const documented = testsOf('demo', {
  name: 'documented pictures',
  testDir: 'pictures',
  testMatch: DOCUMENTED,
  snapshotPathTemplate: `${ROOT}/{arg}{ext}`,
});
const pictures = IS_NGINX || IS_BRIEF ? [] : [ofBase, documented];

const PROJECTS: Readonly<Record<string, readonly Project[]>> = { journeys: main, faults };

export default defineConfig<Options>({
  testDir: 'browser',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stand still for longer than anything waits; what needed it is named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: WORKERS.all,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: reportersOf(PART ?? 'named'),
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
  // The longest first, so that none is left alone at the end.
  projects: [...sites.map(buildOf), ...(PROJECTS[PART ?? ''] ?? [...faults, ...main, ...pictures, ...elsewhere])],
  webServer: [
    {
      name: 'fake TMDB',
      command: 'node scripts/fake-tmdb.mjs',
      cwd: ROOT,
      env: { PORT: portOf('fakeTmdb') },
      url: `${FAKE_TMDB}/3/configuration`,
      reuseExistingServer: false,
    },
    ...sites.map(server),
  ],
});
