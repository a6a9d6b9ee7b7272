import type { CatalogProbe, ProbeMethod } from '#application/ports/catalog/catalog-probe.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import { isConfigured } from './client/is-configured.ts';
import { logCause } from './client/log-cause.ts';
import { httpError } from './client/read-json.ts';
import { requestHeaders, type HeaderName } from './client/request-headers.ts';
import { send } from './client/send.ts';
import { CONFIGURATION } from './endpoint.ts';
import type { TmdbConfig } from './tmdb-config.ts';

/** A base URL without its parts that may be secret: credentials, query and fragment. */
const shownAddress = (apiUrl: string): string => {
  if (!URL.canParse(apiUrl)) return apiUrl.replace(/[?#].*$/s, '');
  const { origin, pathname } = new URL(apiUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};

interface Variant {
  readonly headers: readonly HeaderName[];
  readonly cache: RequestCache;
}

/** Each method sends less than the one before, in case a browser or a proxy refuses a part of it. */
const VARIANTS: Readonly<Record<ProbeMethod, Variant>> = {
  1: { headers: ['Authorization', 'Accept', 'Content-Type'], cache: 'reload' },
  2: { headers: ['Authorization', 'Accept'], cache: 'reload' },
  3: { headers: ['Authorization'], cache: 'default' },
  fallback: { headers: ['Authorization', 'Accept'], cache: 'reload' },
};

export class TmdbProbe implements CatalogProbe {
  readonly configured: boolean;
  readonly address: string;

  constructor(
    private readonly config: TmdbConfig,
    private readonly log?: ConsoleLog,
  ) {
    this.configured = isConfigured(config);
    this.address = shownAddress(config.apiUrl);
  }

  async probe(method: ProbeMethod, signal: AbortSignal): Promise<number> {
    const { headers, cache } = VARIANTS[method];
    const { path } = CONFIGURATION;
    const { apiUrl: baseUrl, token } = this.config;
    const request = { baseUrl, path, headers: requestHeaders(token, headers), cache, signal };
    const response = await send(request).catch((error: unknown) => {
      logCause(this.log, path, error);
      throw error;
    });
    if (response.status === 429) throw httpError(response);
    return response.status;
  }
}
