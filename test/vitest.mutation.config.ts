import { defineConfig } from 'vitest/config';

/** The layer whose faults are looked for; both where none is named. */
const LAYER = process.env['LAYER'] ?? '{domain,application}';

/** The tests beside the core's own code: a fault in a layer is to be found there, not in another layer, an adapter or a screen. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`src/${LAYER}/**/*.test.ts`],
    // Plays of seconds, which a fault in half of the core would take each: what only they find is worth a test that names it.
    exclude: [
      '**/*.simulation.test.ts',
      'src/application/library/never-lost.test.ts',
      'src/application/library/one-library.test.ts',
      'src/application/use-cases/devices/sync-devices.removals.test.ts',
      'src/application/use-cases/import/match-titles.http.test.ts',
      'src/application/use-cases/report/make-report.property.test.ts',
      'src/domain/import/adding/import-actions.property.test.ts',
      'src/domain/import/hostile-files.test.ts',
      'src/domain/library/taking-back/take-back.property.test.ts',
    ],
    setupFiles: ['test-fixtures/fuzz/same-cases.ts', 'test-fixtures/library/every-rule.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    // Files of one run may share a process: what they import keeps nothing, and a run is four times as fast.
    isolate: false,
  },
});
