import { describe, expect, it } from 'vitest';
import { countVitest } from './test-reports.mjs';
import { settle } from './test-stages.mjs';

describe('the totals of npm test', () => {
  it('count a check without tests of its own as one', () => {
    expect(settle(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(settle(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('count a failed stage as a failure even when no test of it failed', () => {
    expect(settle(false, { passed: 7, failed: 0, skipped: 0 })).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it('keep the number of failed tests', () => {
    expect(settle(false, { passed: 7, failed: 3, skipped: 1 })).toEqual({ passed: 7, failed: 3, skipped: 1 });
  });

  it('read Vitest’s report', () => {
    const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });
});
