import { defineConfig } from '@playwright/test';
import { findOrInstallWebKit } from '../scripts/find-webkit.mjs';
import { siteOf } from './browser/shared/sites.ts';
import config from './playwright.config.ts';
import { reportersOf } from './reporters.ts';
import type { Size } from './webkit/fixtures.ts';

const SIZES: readonly Size[] = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
];
const DEMO = 'site demo';

if (process.env['TEST_WORKER_INDEX'] === undefined) findOrInstallWebKit();

/** Journeys in WebKitGTK, by its own driver; Playwright only runs them. */
export default defineConfig<{ size: Size }>({
  ...config,
  reporter: reportersOf('webkit'),
  testDir: 'webkit',
  timeout: 120_000,
  // The driver's sessions take each other's focus.
  workers: 1,
  use: { baseURL: siteOf('demo') },
  projects: [
    ...(config.projects ?? [])
      .filter(({ name }) => name === DEMO)
      .map((site) => ({ ...site, testDir: 'browser/shared' })),
    ...SIZES.map((size) => ({
      name: `webkit ${size.width}`,
      use: { size },
      dependencies: [DEMO],
      ...(size.width < 1_000 && { testIgnore: '**/killed.spec.ts' }),
    })),
  ],
});
