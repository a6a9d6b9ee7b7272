import { defineConfig } from 'vitest/config';

/** The tests that look for the faults: those of one folder, or all that are beside the core's own code. */
const TESTS = process.env['TESTED_BY'] || 'src/{domain,application}/**/*.test.ts';

/** A fault in the core is to be found by its own tests, not by those of an adapter or a screen. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [TESTS],
    // Plays of seconds, which a fault in half of the core would take each: what only they find is worth a test that names it.
    exclude: [
      '**/*.simulation.test.ts',
      'src/application/library/never-lost.test.ts',
      'src/application/use-cases/import/match-titles.http.test.ts',
      'src/application/use-cases/report/make-report.property.test.ts',
      'src/domain/import/hostile-files.test.ts',
    ],
    setupFiles: ['test-fixtures/fuzz/same-cases.ts', 'test-fixtures/library/every-rule.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    // Files of one run may share a process: what they import keeps nothing, and a run is four times as fast.
    isolate: false,
  },
});
