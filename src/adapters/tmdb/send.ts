import { ofetch } from 'ofetch';

import { CatalogError } from '#domain/failure.ts';

import { aborted } from './aborted.ts';
import type { Query } from './endpoints.ts';

export interface OutgoingRequest {
  readonly baseUrl: string;
  readonly path: string;
  readonly query?: Query;
  readonly headers: Record<string, string>;
  readonly cache: RequestCache;
  readonly signal: AbortSignal;
}

// Without ofetch's own error, which carries the request's headers, token included.
const reasonOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

const networkError = (cause: unknown): CatalogError => new CatalogError({ kind: 'network' }, { cause });

const fetchRaw = ({ baseUrl, path, query = {}, headers, cache, signal }: OutgoingRequest): Promise<Response> =>
  ofetch.raw(path, {
    baseURL: baseUrl,
    query: { ...query },
    headers,
    cache,
    signal,
    credentials: 'omit',
    redirect: 'follow',
    retry: 0,
    ignoreResponseError: true,
    // Leaves the body unread: who asks decides whether to read it, and how.
    responseType: 'stream',
  });

/**
 * Resolves with whatever HTTP answer came, its body unread. Rejects with a `CatalogError` of kind `network` when none
 * did, and with an `AbortError` once the signal aborts; with nothing else.
 */
export const send = async (request: OutgoingRequest): Promise<Response> => {
  if (request.signal.aborted) throw aborted();
  const response = await fetchRaw(request).catch((error: unknown) => {
    throw request.signal.aborted ? aborted() : networkError(reasonOf(error));
  });
  if (response.status === 0) throw networkError(new Error('status 0'));
  return response;
};
