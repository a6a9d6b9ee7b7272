import { ofetch } from 'ofetch';
import { CatalogError } from '#domain/catalog-failure.ts';
import { isOwnHost } from '../../browser/own-host.ts';
import { aborted } from './aborted.ts';
import { takeEarly } from './early-answers.ts';
import { requestInit, type OutgoingRequest } from './outgoing-request.ts';

// The cause without ofetch's own error, which carries the request's headers, token included.
const reasonOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

const networkError = (cause: unknown): CatalogError => new CatalogError({ kind: 'network' }, { cause });

const fetchRaw = (request: OutgoingRequest, init: RequestInit = {}): Promise<Response> =>
  ofetch.raw(request.path, {
    ...requestInit(request),
    baseURL: request.baseUrl,
    query: { ...request.query },
    signal: request.signal,
    ...init,
    retry: 0,
    ignoreResponseError: true,
    // Leaves the body unread: the caller decides whether to read it, and how.
    responseType: 'stream',
  });

const fetchResponse = (request: OutgoingRequest, init?: RequestInit): Promise<Response> =>
  fetchRaw(request, init).catch((error: unknown) => {
    throw reasonOf(error);
  });

/** Whether a sign-in may have answered in the provider's place. */
const isDoubtful = ({ type, status, headers }: Response): boolean =>
  type === 'opaqueredirect' || status === 401 || status === 403 || /html/.test(headers.get('Content-Type') ?? '');

const fetchAnswer = async (request: OutgoingRequest): Promise<Response> => {
  const response = await (takeEarly(request) ?? fetchResponse(request));
  if (!isOwnHost(request.baseUrl) || !isDoubtful(response)) return response;
  // Few sites have a sign-in before them. Where this code cannot come either, the whole site is behind it.
  const { answerOfOwnHost } = await import('./sign-in.ts').catch((cause: unknown) => {
    throw new CatalogError({ kind: 'network', isSignedOut: true }, { cause });
  });
  return answerOfOwnHost(response, () => fetchResponse(request, { redirect: 'follow' }));
};

/**
 * Resolves with the HTTP answer, whatever its status, with its body unread. Rejects with a `CatalogError` of kind
 * `network` when no answer came, with one that is signed out where a sign-in stands before the site's own host, and with an
 * `AbortError` once the signal aborts. It rejects with nothing else.
 */
export const send = async (request: OutgoingRequest): Promise<Response> => {
  if (request.signal.aborted) throw aborted();
  const response = await fetchAnswer(request).catch((cause: unknown) => {
    if (request.signal.aborted) throw aborted();
    throw cause instanceof CatalogError ? cause : networkError(cause);
  });
  if (response.status === 0) throw networkError(new Error('status 0'));
  return response;
};
