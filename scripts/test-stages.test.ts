import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countVitest } from './test-reports.mjs';
import { settle } from './test-stages.mjs';

const NONE = { skipped: 0, failures: [] };

describe('the totals of npm test', () => {
  it('count a check without tests of its own as one', () => {
    expect(settle(true, undefined)).toEqual({ passed: 1, ...NONE, failed: 0 });
    expect(settle(false, undefined)).toEqual({ passed: 0, ...NONE, failed: 1 });
  });

  it('count a failed stage as a failure even when no test of it failed', () => {
    expect(settle(false, { passed: 7, ...NONE, failed: 0 })).toEqual({ passed: 7, ...NONE, failed: 1 });
  });

  it('keep the number of failed tests, and their names', () => {
    const counted = { passed: 7, failed: 1, skipped: 1, failures: ['it fails'] };
    expect(settle(false, counted)).toEqual(counted);
  });

  it('read Vitest’s report', () => {
    const testResults = [
      { name: resolve('b.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: resolve('a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a rule holds', status: 'passed' },
          { fullName: 'a rule does not', status: 'failed' },
        ],
      },
    ];
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults };
    const failures = ['b.test.ts', 'a.test.ts › a rule does not'];
    const counted = { passed: 5, failed: 1, skipped: 2 };
    expect(countVitest(report)).toEqual({ ...counted, failures });
    expect(countVitest(report, ['a.test.ts', 'lost.test.ts'])).toEqual({
      ...counted,
      failures: [...failures, 'lost.test.ts is not in the report'],
    });
  });
});
