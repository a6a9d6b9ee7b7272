import type { Query } from '../endpoint.ts';

export interface OutgoingRequest {
  readonly baseUrl: string;
  readonly path: string;
  readonly query?: Query;
  readonly headers: Record<string, string>;
  readonly cache: RequestCache;
  readonly signal: AbortSignal;
}

/** The options for `fetch`, without credentials (product.md, Provider calls: headers). */
export const requestInit = ({ headers, cache }: Pick<OutgoingRequest, 'headers' | 'cache'>) =>
  ({ headers, cache, credentials: 'omit', redirect: 'follow' }) as const;
