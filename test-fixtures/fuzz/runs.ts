import * as fc from 'fast-check';

/** So many times as many cases as are asked for: `npm test` tries a quarter, `npm run test:all` all; 10 looks further. */
const TIMES = Number(import.meta.env.CASES ?? 1);

/** How many cases there are, of plays whose seeds are counted too. */
export const casesOf = (many: number): number => Math.ceil(many * TIMES);

/** How many cases of a property there are: so many, or as few as `same-cases.ts` wants where faults are planted. */
export const runs = (many: number): Pick<fc.Parameters<unknown>, 'numRuns'> => ({
  numRuns: fc.readConfigureGlobal().numRuns ?? casesOf(many),
});
