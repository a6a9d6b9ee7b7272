/** The places that the steps lead to, one after another. */
export const runningTotals = (steps: readonly number[], start = 0): readonly number[] => {
  let total = start;
  return steps.map((step) => (total += step));
};
