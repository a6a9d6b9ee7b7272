import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { findFirefox, firefoxLaunchOptions } from './scripts/find-firefox.mjs';

const SUITE = new Set(['demo', 'indexeddb', 'tmdb']);

const firefox = findFirefox();
if (!firefox) throw new Error('No Firefox was found: run npm run test:firefox, which says what to do.');

/** The browser suite in Firefox. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? [])
    .filter(({ name = '' }) => SUITE.has(name))
    .map((project) => ({
      ...project,
      name: `firefox ${project.name}`,
      use: { ...project.use, browserName: 'firefox', launchOptions: firefoxLaunchOptions(firefox) },
    })),
  webServer: [config.webServer ?? []].flat().filter(({ name }) => name !== 'build for a folder'),
});
