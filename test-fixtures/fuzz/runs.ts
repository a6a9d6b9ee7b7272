import * as fc from 'fast-check';

/** How many cases of a property there are: so many, or as few as `same-cases.ts` wants where faults are planted. */
export const runs = (many: number): Pick<fc.Parameters<unknown>, 'numRuns'> => ({
  numRuns: fc.readConfigureGlobal().numRuns ?? many,
});
