import { defineConfig } from '@playwright/test';
import { findFirefox, findOrInstallFirefox, firefoxLaunchOptions } from '../scripts/find-firefox.mjs';
import config from './playwright.config.ts';
import { reportersOf } from './reporters.ts';

const SUITE = new Set(['demo', 'indexeddb', 'tmdb']);
const NOT_NEEDED = new Set(['site folder', 'site base']);

if (process.env['TEST_WORKER_INDEX'] === undefined) findOrInstallFirefox();
const launchOptions = firefoxLaunchOptions(findFirefox() ?? '');

const projects = config.projects ?? [];

/** The browser suite in Firefox. */
export default defineConfig({
  ...config,
  reporter: reportersOf('firefox'),
  projects: [
    ...projects.filter(({ name = '' }) => name.startsWith('site ') && !NOT_NEEDED.has(name)),
    ...projects
      .filter(({ name = '' }) => SUITE.has(name))
      .map((project) => ({
        ...project,
        name: `firefox ${project.name}`,
        use: { ...project.use, browserName: 'firefox' as const, launchOptions },
      })),
  ],
});
