import { ConsoleVitals, watchVitals, SentVitals } from '#adapters/browser/vitals/vitals.ts';

/** Begins to report vitals. It is a chunk of its own, loaded when the first screen has long been shown. */
export const startVitals = (endpoint: string): void => {
  watchVitals([...(import.meta.env.DEV ? [new ConsoleVitals()] : []), ...(endpoint ? [new SentVitals(endpoint)] : [])]);
};
