/** Work that can be done a step at a time, so that a page is not held up by thousands of titles. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all of the work at once. */
export const resultOf = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
