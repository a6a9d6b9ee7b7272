import { credentialsFor, isOwnHost } from '../../browser/own-host.ts';
import type { EndpointParams } from '../endpoint.ts';

export interface OutgoingRequest {
  readonly baseUrl: string;
  readonly path: string;
  readonly query?: EndpointParams;
  readonly headers: Record<string, string>;
  readonly cache: RequestCache;
  readonly signal: AbortSignal;
}

/**
 * The options for `fetch` (product.md, Provider calls: headers). Only the site's own host gets the browser's credentials. Its
 * redirects are not followed at first, because one may lead to a sign-in (`sign-in.ts`).
 */
export const requestInit = ({ baseUrl, headers, cache }: Pick<OutgoingRequest, 'baseUrl' | 'headers' | 'cache'>) =>
  ({
    headers,
    cache,
    credentials: credentialsFor(baseUrl),
    redirect: isOwnHost(baseUrl) ? 'manual' : 'follow',
  }) as const;
