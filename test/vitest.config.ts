import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../vite.config.ts';
import { browserProject } from './browser-project.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    // So that the tests have all there is.
    define: {
      'import.meta.env.VITE_CATALOG': JSON.stringify('demo'),
      'import.meta.env.VITE_DEVICES_URL': JSON.stringify('/devices/'),
      'import.meta.env.CASES': JSON.stringify(process.env['CASES'] ?? '1'),
    },
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
            // One process runs them all. Without a limit it takes 3.6 GB before it collects, which a smaller machine has not.
            execArgv: ['--max-old-space-size=2048'],
            setupFiles: ['test-fixtures/library/every-rule.ts'],
            include: ['{src,test,test-fixtures,scripts,build}/**/*.test.ts'],
            exclude: ['**/*.browser.test.*'],
          },
        },
        browserProject('browser', ['{src,test-fixtures}/**/*.browser.test.{ts,tsx}']),
      ],
    },
  }),
);
