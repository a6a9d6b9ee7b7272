import { medians } from './median.mjs';

export const RUNS = 5;

/**
 * The medians of several runs, one after the other.
 * @template {string} Name
 * @param {() => Promise<Record<Name, number>>} measureOnce
 */
export async function repeat(measureOnce) {
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await measureOnce());
  return medians(runs);
}
