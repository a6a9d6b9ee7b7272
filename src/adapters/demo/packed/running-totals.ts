/** The places that steps lead to, one after the other. */
export const runningTotals = (steps: readonly number[], start = 0): readonly number[] => {
  let total = start;
  return steps.map((step) => (total += step));
};
