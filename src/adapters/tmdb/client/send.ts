import { ofetch } from 'ofetch';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aborted } from './aborted.ts';
import { takeEarly } from './early-answers.ts';
import { requestInit, type OutgoingRequest } from './outgoing-request.ts';

// The cause without ofetch's own error, which carries the request's headers, token included.
const reasonOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

const networkError = (cause: unknown): CatalogError => new CatalogError({ kind: 'network' }, { cause });

const fetchRaw = (request: OutgoingRequest): Promise<Response> =>
  ofetch.raw(request.path, {
    ...requestInit(request),
    baseURL: request.baseUrl,
    query: { ...request.query },
    signal: request.signal,
    retry: 0,
    ignoreResponseError: true,
    // Leaves the body unread: the caller decides whether to read it, and how.
    responseType: 'stream',
  });

const fetchResponse = (request: OutgoingRequest): Promise<Response> =>
  takeEarly(request) ??
  fetchRaw(request).catch((error: unknown) => {
    throw reasonOf(error);
  });

/**
 * Resolves with the HTTP answer, whatever its status, with its body unread. Rejects with a `CatalogError` of kind
 * `network` when no answer came, and with an `AbortError` once the signal aborts. It rejects with nothing else.
 */
export const send = async (request: OutgoingRequest): Promise<Response> => {
  if (request.signal.aborted) throw aborted();
  const response = await fetchResponse(request).catch((cause: unknown) => {
    throw request.signal.aborted ? aborted() : networkError(cause);
  });
  if (response.status === 0) throw networkError(new Error('status 0'));
  return response;
};
