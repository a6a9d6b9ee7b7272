import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './scripts/find-chromium.mjs';
import viteConfig from './vite.config.ts';

/** Known beforehand: a dependency that Vite discovers while tests run makes it reload their page. */
const BROWSER_DEPENDENCIES = [
  'react',
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'observable-hooks',
  '@radix-ui/react-dialog',
  '@radix-ui/react-toast',
  'rxjs',
  'inversify',
  'reflect-metadata/lite',
  'valibot',
  'ofetch',
  'idb',
  'web-vitals',
  'papaparse',
  'fflate',
  'fast-check',
  'vitest-browser-react',
];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      testTimeout: 20_000,
      hookTimeout: 30_000,
      restoreMocks: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // Two minutes of loading the same modules once for each file.
            isolate: false,
            include: ['{src,test,test-fixtures,scripts,build}/**/*.test.ts'],
            exclude: ['**/*.browser.test.*'],
          },
        },
        {
          extends: true,
          optimizeDeps: { include: BROWSER_DEPENDENCIES },
          test: {
            name: 'browser',
            include: ['src/**/*.browser.test.{ts,tsx}'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
);
