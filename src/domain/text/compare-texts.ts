/** Which of two texts is first by their characters, as of keys, days and times: the same on every device. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
