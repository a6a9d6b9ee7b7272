/** A page that is being left has gone by then. */
const LEAVING_MS = 1_000;

/**
 * Reports a failure, unless the page is being left. Some browsers then break off code that is still loading, which is
 * no fault.
 */
export const unlessLeft =
  (tell: (error: unknown) => void, later: (act: () => void, ms: number) => unknown) =>
  (error: unknown): void => {
    later(() => tell(error), LEAVING_MS);
  };
