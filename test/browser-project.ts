import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findOrInstallChromium, launchOptions } from '../scripts/find-chromium.mjs';

/** Known beforehand: a dependency that Vite discovers while tests run makes it reload their page. */
const DEPENDENCIES = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'observable-hooks',
  '@radix-ui/react-dialog',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-toast',
  'rxjs',
  'inversify',
  'reflect-metadata/lite',
  'valibot',
  'ofetch',
  'idb',
  'web-vitals',
  'papaparse',
  '@zip.js/zip.js/lib/zip-core-custom.js',
  'fast-check',
  'ical.js',
  'vitest-browser-react',
];

const PROVIDER_OPTIONS = {
  // Asked for when the browser starts: a run of tests that need none looks for none.
  get launchOptions() {
    findOrInstallChromium();
    return launchOptions();
  },
  contextOptions: { reducedMotion: 'reduce' as const },
};

/**
 * Each file of tests has a page of its own, which asks for hundreds of modules. In one run they do not change: the browser
 * needs not ask again whether they have. Not by `server.headers`, which what stands in a module's place would have too: it is
 * of one page alone.
 */
const KEEPS_MODULES: Plugin = {
  name: 'keeps-modules',
  configureServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=31536000,immutable' : value);
      next();
    });
  },
};

/** Tests that run in a real Chromium. */
export const browserProject = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  optimizeDeps: { include: DEPENDENCIES },
  plugins: process.argv.includes('run') ? [KEEPS_MODULES] : [],
  test: {
    name,
    include,
    setupFiles: [
      'test-fixtures/library/every-rule.ts',
      'test-fixtures/ui/no-repeated-keys.ts',
      'test-fixtures/ui/point-elsewhere.ts',
    ],
    // Nothing is waited for that a busy machine would not bring within seconds.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(PROVIDER_OPTIONS),
      instances: [{ browser: 'chromium' }],
    },
  },
});
