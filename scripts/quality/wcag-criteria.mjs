import { readFileSync } from 'node:fs';

/**
 * @typedef {{ number: string, name: string, level: 'A' | 'AA', how: 'not applicable' | 'by test' | 'known gap' | `by hand, on ${string}`,
 *   tests?: readonly (readonly [file: string, text: string])[], finding: string }} Criterion
 */

/**
 * Each criterion of WCAG 2.2 at the levels A and AA, how it was tested here, and what is known of it. `tests` are texts in files of tests: a test
 * looks for them. What no test says, and what was not looked at by hand, is a known gap.
 * @type {readonly Criterion[]}
 */
export const CRITERIA = /** @type {Criterion[]} */ (
  JSON.parse(readFileSync(new URL('wcag-criteria.json', import.meta.url), 'utf8'))
);
