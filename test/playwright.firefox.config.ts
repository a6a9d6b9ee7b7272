import { defineConfig } from '@playwright/test';
import { findFirefox, findOrInstallFirefox, firefoxLaunchOptions } from '../scripts/find-firefox.mjs';
import config from './playwright.config.ts';
import { reportersOf } from './reporters.ts';

const SUITE = new Set(['demo', 'indexeddb', 'tmdb']);

if (process.env['TEST_WORKER_INDEX'] === undefined) findOrInstallFirefox();
const launchOptions = firefoxLaunchOptions(findFirefox() ?? '');

const projects = config.projects ?? [];
const suite = projects.filter(({ name = '' }) => SUITE.has(name));
const sites = new Set(suite.flatMap(({ dependencies = [] }) => dependencies));

/** The browser suite in Firefox. */
export default defineConfig({
  ...config,
  reporter: reportersOf('firefox'),
  projects: [
    ...projects.filter(({ name = '' }) => sites.has(name)),
    ...suite.map((project) => ({
      ...project,
      name: `firefox ${project.name}`,
      use: { ...project.use, browserName: 'firefox' as const, launchOptions },
    })),
  ],
});
