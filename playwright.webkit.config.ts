import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { siteOf } from './test/browser/sites.ts';
import type { Size } from './test/webkit/fixtures.ts';

const SIZES: readonly Size[] = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
];
const NEEDED = new Set(['fake TMDB', 'demo build']);

/** Journeys in WebKitGTK, by its own driver; Playwright only runs them. */
export default defineConfig<{ size: Size }>({
  ...config,
  testDir: 'test/webkit',
  timeout: 120_000,
  // The driver's sessions take each other's focus.
  workers: 1,
  use: { baseURL: siteOf('demo') },
  projects: SIZES.map((size) => ({
    name: `webkit ${size.width}`,
    use: { size },
    ...(size.width < 1_000 && { testIgnore: '**/killed.spec.ts' }),
  })),
  webServer: [config.webServer ?? []].flat().filter(({ name = '' }) => NEEDED.has(name)),
});
