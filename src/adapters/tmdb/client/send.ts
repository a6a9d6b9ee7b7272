import { ofetch } from 'ofetch';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aborted } from './aborted.ts';
import { takeEarly } from './early-answers.ts';
import { requestInit, type OutgoingRequest } from './outgoing-request.ts';

// Without ofetch's own error, which carries the request's headers, token included.
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
    // Leaves the body unread: who asks decides whether to read it, and how.
    responseType: 'stream',
  });

const fetchResponse = (request: OutgoingRequest): Promise<Response> =>
  takeEarly(request) ??
  fetchRaw(request).catch((error: unknown) => {
    throw reasonOf(error);
  });

/**
 * Resolves with whatever HTTP answer came, its body unread. Rejects with a `CatalogError` of kind `network` when none
 * did, and with an `AbortError` once the signal aborts; with nothing else.
 */
export const send = async (request: OutgoingRequest): Promise<Response> => {
  if (request.signal.aborted) throw aborted();
  const response = await fetchResponse(request).catch((cause: unknown) => {
    throw request.signal.aborted ? aborted() : networkError(cause);
  });
  if (response.status === 0) throw networkError(new Error('status 0'));
  return response;
};
