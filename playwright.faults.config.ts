import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const isNeeded = ({ name = '' }: { readonly name?: string }): boolean => name.startsWith('faults');
/** Builds that no fault needs. */
const OTHERS = new Set(['TMDB build', 'build for a folder']);
const servers = [config.webServer ?? []].flat();

/** The browser faults alone, with the servers that they need. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? []).filter(isNeeded),
  webServer: servers.filter(({ name = '' }) => !OTHERS.has(name)),
});
