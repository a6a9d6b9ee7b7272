import type { ReporterDescription } from '@playwright/test';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Of every run of Playwright: a list as it goes, a file that `npm test` counts, and a page with what was attached.
 * @param name of the folder of that page, in `playwright-report`
 */
export const reportersOf = (name: string): ReporterDescription[] => [
  ['list'],
  ['json', { outputFile: `${ROOT}/node_modules/.cache/matinee/playwright.json` }],
  ['html', { outputFolder: `${ROOT}/playwright-report/${name}`, open: 'never' }],
];
