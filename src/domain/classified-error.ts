import { failureOf, type CatalogFailure } from './catalog-failure.ts';

export type ErrorType = 'network' | 'timeout' | 'auth' | 'rate_limit' | 'server' | 'not_found' | 'generic';

/** What helps: asking again, setting up the app, waiting, or nothing. */
type ErrorAction = 'retry' | 'config' | 'wait' | 'none';

/** What a request failure is to visitors, and whether another try helps (product.md, Errors and retry: network). */
export interface ClassifiedError {
  readonly type: ErrorType;
  readonly message: string;
  readonly toast: string;
  readonly toastMs: number;
  readonly canRetry: boolean;
  /** For so many milliseconds the provider wants to be left alone; absent where it does not say. */
  readonly retryAfterMs?: number;
  /** Whether the site's own host asks for a sign-in, which only a reload of the page reaches. */
  readonly isSignedOut?: true;
  /** Whether it is asked again without the visitor, later. */
  readonly isAskedAgain?: true;
}

/** What a failure is by the table of texts, and by the alternate one (product.md, Errors and retry: action hints). */
export interface Classification extends ClassifiedError {
  readonly alternate: ExplainedError;
}

/** A request failure with a title and what to do about it (product.md, Errors and retry: action hints). */
export interface ExplainedError extends Omit<ClassifiedError, 'type'> {
  readonly type: ErrorType | 'cors';
  readonly title: string;
  readonly action: ErrorAction;
}

interface Row extends ExplainedError {
  readonly type: ErrorType;
  readonly matches: (failure: CatalogFailure) => boolean;
}

const withStatus = (test: (status: number) => boolean) => (failure: CatalogFailure) =>
  failure.kind === 'http' && test(failure.status);

const ERROR_TOAST_MS = 4_000;

/** The rules from product.md, Errors and retry: network, in their order: the first row that matches decides. */
const ROWS: readonly Row[] = [
  {
    matches: ({ kind }) => kind === 'network',
    type: 'network',
    title: 'Network Issue',
    action: 'retry',
    message: 'Network connection problem. Please check your internet connection.',
    toast: 'Network Issue: Check your internet connection',
    toastMs: ERROR_TOAST_MS,
    canRetry: true,
  },
  {
    matches: ({ kind }) => kind === 'timeout',
    type: 'timeout',
    title: 'Request Timeout',
    action: 'retry',
    message: 'Request timed out. The server might be busy.',
    toast: 'Request Timeout: Server is taking too long to respond',
    toastMs: ERROR_TOAST_MS,
    canRetry: true,
  },
  {
    matches: withStatus((status) => status === 401),
    type: 'auth',
    title: 'Authentication Error',
    action: 'config',
    message: 'Authentication Error: Invalid API token',
    toast: 'Authentication Error: Invalid API token',
    toastMs: 6_000,
    canRetry: false,
  },
  {
    matches: withStatus((status) => status === 429),
    type: 'rate_limit',
    title: 'Rate Limited',
    action: 'wait',
    message: 'Rate Limited: Too many requests, please wait',
    toast: 'Rate Limited: Too many requests, please wait',
    toastMs: 5_000,
    canRetry: true,
  },
  {
    // An unreadable success counts as the server's failure (tmdb.md, Errors: unreadable success).
    matches: (failure) => failure.kind === 'malformed' || withStatus((status) => status >= 500)(failure),
    type: 'server',
    title: 'Server Error',
    action: 'wait',
    message: 'Server Error: TMDB is temporarily unavailable',
    toast: 'Server Error: TMDB is temporarily unavailable',
    toastMs: ERROR_TOAST_MS,
    canRetry: true,
  },
  {
    matches: withStatus((status) => status === 404),
    type: 'not_found',
    title: 'Content Not Found',
    action: 'none',
    message: 'Content Not Found: This content may no longer be available',
    toast: 'Content Not Found: This content may no longer be available',
    toastMs: ERROR_TOAST_MS,
    canRetry: false,
  },
];

const generic = (text: string): ExplainedError & { readonly type: ErrorType } => ({
  type: 'generic',
  title: text,
  action: 'retry',
  message: text,
  toast: text,
  toastMs: ERROR_TOAST_MS,
  canRetry: true,
});

/** Only the alternate classifier has it: an answer of which the browser shows nothing, not even a status. */
const CORS: ExplainedError = {
  type: 'cors',
  title: 'Connection Blocked',
  action: 'none',
  message: 'Unable to connect to the API. This may be a browser compatibility issue.',
  toast: 'Unable to connect to the API. This may be a browser compatibility issue.',
  toastMs: ERROR_TOAST_MS,
  canRetry: false,
};

const factsOf = (failure: CatalogFailure): Pick<ClassifiedError, 'retryAfterMs' | 'isSignedOut'> => ({
  ...(failure.kind === 'http' && failure.retryAfterMs !== undefined && { retryAfterMs: failure.retryAfterMs }),
  ...(failure.isSignedOut && { isSignedOut: true }),
});

const rowOf = (failure: CatalogFailure): (ExplainedError & { readonly type: ErrorType }) | undefined => {
  const row = ROWS.find(({ matches }) => matches(failure));
  if (!row) return undefined;
  const { matches: _, ...explained } = row;
  return explained;
};

const explain = (failure: CatalogFailure | undefined, text: string) =>
  failure ? { ...(rowOf(failure) ?? generic(text)), ...factsOf(failure) } : generic(text);

/** The text for what is none of the table's (product.md, Errors and retry: generic). */
const OTHER = 'Failed to load data';

/** Classifies anything that a catalogue call rejected with; `text` is the caller's word for what else failed. */
export const classifyError = (error: unknown, text = OTHER): ClassifiedError => {
  const { title: _, action: __, ...classified } = explain(failureOf(error), text);
  return classified;
};

/** The alternate classifier: with a title and what helps, and 'cors' for status 0. */
export const explainError = (error: unknown, text = OTHER): ExplainedError => {
  const failure = failureOf(error);
  return failure && withStatus((status) => status === 0)(failure) ? CORS : explain(failure, text);
};
