import type { Endpoint } from './endpoint.ts';

/** What titles fall back to, as TMDB writes it. */
export const ENGLISH = 'en-US';

/** An endpoint that is asked in English, whatever is chosen. */
export const inEnglish = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  query: { ...endpoint.query, language: ENGLISH },
  texts: false,
});

/** What is asked for besides: undefined where it fails, for then what there is already is shown. Rejects where the signal aborted. */
export const orNothing = (answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> =>
  answer.catch((error: unknown) => {
    if (signal.aborted) throw error;
  });
