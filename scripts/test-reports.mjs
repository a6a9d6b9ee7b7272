/** @typedef {import('./test-stages.mjs').Count} Count */
/** @typedef {Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>} VitestReport */
/** @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} PlaywrightReport */

/** @param {unknown} json @returns {Count} */
export function countVitest(json) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = /** @type {VitestReport} */ (json);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** @param {unknown} json @returns {Count} a test that needed another try counts as failed */
export function countPlaywright(json) {
  const { expected, unexpected, flaky, skipped } = /** @type {PlaywrightReport} */ (json).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
