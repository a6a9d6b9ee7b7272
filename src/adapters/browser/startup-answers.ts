/**
 * Startup's requests may be answered long before the application's code has come. The early script and the application are
 * built apart; the browser's timeline, which developer tools show too, is what they have in common.
 */
const MARK = 'matinee:answered';

/** Says that all of startup's requests have been answered, and well. */
export const markAnswered = (): void => {
  performance.mark(MARK);
};

/** How long ago that was, in milliseconds; 0 where the early script has not seen it. */
export const sinceAnswered = (): number => {
  const [mark] = performance.getEntriesByName(MARK);
  return mark ? performance.now() - mark.startTime : 0;
};
