import type { Steps } from '#domain/steps.ts';

/** Does all of it at once. */
export const runSteps = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
