import { failureOf, type CatalogFailure } from './failure.ts';

export type ErrorType =
  | 'network'
  | 'timeout'
  | 'auth'
  | 'rate_limit'
  | 'server'
  | 'not_found'
  | 'generic';

/** A request failure as spec section 8 classifies it. */
export interface ClassifiedError {
  readonly type: ErrorType;
  readonly message: string;
  readonly toast: string;
  readonly toastMs: number;
  readonly canRetry: boolean;
}

interface Row extends ClassifiedError {
  readonly matches: (failure: CatalogFailure) => boolean;
}

const withStatus = (test: (status: number) => boolean) => (failure: CatalogFailure) =>
  failure.kind === 'http' && test(failure.status);

const ERROR_TOAST_MS = 4_000;

/** Spec section 8, in its order: the first row that matches decides. */
const ROWS: readonly Row[] = [
  {
    matches: ({ kind }) => kind === 'network',
    type: 'network',
    message: 'Network connection problem. Please check your internet connection.',
    toast: 'Network Issue: Check your internet connection',
    toastMs: ERROR_TOAST_MS,
    canRetry: true,
  },
  {
    matches: ({ kind }) => kind === 'timeout',
    type: 'timeout',
    message: 'Request timed out. The server might be busy.',
    toast: 'Request Timeout: Server is taking too long to respond',
    toastMs: ERROR_TOAST_MS,
    canRetry: true,
  },
  {
    matches: withStatus((status) => status === 401),
    type: 'auth',
    message: 'Authentication Error: Invalid API token',
    toast: 'Authentication Error: Invalid API token',
    toastMs: 6_000,
    canRetry: false,
  },
  {
    matches: withStatus((status) => status === 429),
    type: 'rate_limit',
    message: 'Rate Limited: Too many requests, please wait',
    toast: 'Rate Limited: Too many requests, please wait',
    toastMs: 5_000,
    canRetry: true,
  },
  {
    // An unreadable success counts as the server's failure (tmdb/README.md section 4).
    matches: (failure) => failure.kind === 'malformed' || withStatus((status) => status >= 500)(failure),
    type: 'server',
    message: 'Server Error: TMDB is temporarily unavailable',
    toast: 'Server Error: TMDB is temporarily unavailable',
    toastMs: ERROR_TOAST_MS,
    canRetry: true,
  },
  {
    matches: withStatus((status) => status === 404),
    type: 'not_found',
    message: 'Content Not Found: This content may no longer be available',
    toast: 'Content Not Found: This content may no longer be available',
    toastMs: ERROR_TOAST_MS,
    canRetry: false,
  },
];

const generic = (text: string): ClassifiedError => ({
  type: 'generic',
  message: text,
  toast: text,
  toastMs: ERROR_TOAST_MS,
  canRetry: true,
});

/** Classifies anything that a catalogue call rejected with; `text` is the caller's word for what else failed. */
export const classifyError = (error: unknown, text = 'Failed to load data'): ClassifiedError => {
  const failure = failureOf(error);
  const row = failure && ROWS.find(({ matches }) => matches(failure));
  if (!row) return generic(text);
  const { matches: _, ...classified } = row;
  return classified;
};
