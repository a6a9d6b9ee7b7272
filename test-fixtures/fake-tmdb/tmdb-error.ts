import { HttpResponse } from 'msw';

/** TMDB's error body: `status_code` is its own number, not HTTP's. */
export const tmdbError = (status: number, code: number, message: string) =>
  HttpResponse.json({ success: false, status_code: code, status_message: message }, { status });

export const unauthorized = () => tmdbError(401, 7, 'Invalid API key: You must be granted a valid key.');

export const notFound = () => tmdbError(404, 34, 'The resource you requested could not be found.');

export const invalidPage = () =>
  tmdbError(400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.');

/** The older second shape. */
export const validationError = (...errors: readonly string[]) => HttpResponse.json({ errors }, { status: 422 });
