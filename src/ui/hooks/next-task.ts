/** Resolves once the page has reacted to what waits for it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
