import { ENGLISH } from '#domain/languages/fallback-languages.ts';
import type { Endpoint } from './endpoint.ts';

/** An endpoint that is asked in English, whatever is chosen. */
export const inEnglish = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  query: { ...endpoint.query, language: ENGLISH },
  texts: false,
});

/** What is asked for besides: undefined where it fails, or cannot be read, for then what there is already is shown. Rejects where the signal aborted. */
export const orNothing = <Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
