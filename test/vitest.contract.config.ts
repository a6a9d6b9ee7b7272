import { defineConfig, mergeConfig } from 'vitest/config';
import type { GivenContract } from '../test-fixtures/contract/run-contract-of.ts';
import viteConfig from '../vite.config.ts';
import { browserProject } from './browser-project.ts';

/** For `npm run contract`, which says what is to be run. */
const contracts = JSON.parse(process.env['CONTRACTS'] ?? '[]') as readonly GivenContract[];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      testTimeout: 20_000,
      restoreMocks: true,
      provide: { contracts },
      projects: [browserProject('contract', ['test-fixtures/contract/run-contracts.ts'])],
    },
  }),
);
