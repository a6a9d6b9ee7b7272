/** A page that is being left has gone by then. */
const LEAVING_MS = 1_000;

/**
 * Tells of a failure, unless the page is being left: some browsers then break off the code that is still coming, which is
 * no fault.
 */
export const unlessLeft =
  (tell: (error: unknown) => void) =>
  (error: unknown): void => {
    setTimeout(() => tell(error), LEAVING_MS);
  };
