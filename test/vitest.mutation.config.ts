import { defineConfig } from 'vitest/config';

/** The tests beside the core's own code: a fault in the core is to be found there, not in an adapter or a screen. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{domain,application}/**/*.test.ts'],
    // Plays of seconds, which a fault in half of the core would take each: what only they find is worth a test that names it.
    exclude: [
      'src/application/library/never-lost.test.ts',
      'src/application/use-cases/devices/sync-devices.simulation.test.ts',
      'src/application/use-cases/import/match-titles.http.test.ts',
      'src/domain/import/adding/import-actions.property.test.ts',
    ],
    setupFiles: ['test-fixtures/fuzz/same-cases.ts', 'test-fixtures/library/every-rule.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    // Files of one run may share a process: what they import keeps nothing, and a run is four times as fast.
    isolate: false,
  },
});
