import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { Locale, TitleLocale } from '#application/ports/title-locale.ts';
import { CatalogError, failureOf, type CatalogFailure } from '#domain/catalog-failure.ts';
import { inLanguage, type Endpoint } from '../endpoint.ts';
import type { TmdbConfig } from '../tmdb-config.ts';
import { aborted } from './aborted.ts';
import { logCause } from './log-cause.ts';
import { readJson } from './read-json.ts';
import { requestHeaders } from './request-headers.ts';
import { send } from './send.ts';

const timedOut = (): CatalogError => new CatalogError({ kind: 'timeout' });

const isNotThere = (failure: CatalogFailure | undefined): boolean => failure?.kind === 'http' && failure.status === 404;

/** Sends requests to TMDB: one request for each call, never a second try (product.md, Provider calls: one request). */
export class TmdbClient {
  private readonly headers: Record<string, string>;

  constructor(
    private readonly config: TmdbConfig,
    private readonly log?: ConsoleLog,
    private readonly titleLocale: TitleLocale = () => ({}),
  ) {
    this.headers = requestHeaders(config.token, ['Authorization', 'Accept', 'Content-Type']);
  }

  /** What the next request is sent in. */
  get locale(): Locale {
    return this.titleLocale();
  }

  /** The answer's JSON, of any shape. Rejects with a `CatalogError` or, once the signal aborts, an `AbortError`. */
  async fetchJson(endpoint: Endpoint, signal: AbortSignal): Promise<unknown> {
    try {
      return await this.fetchOnce(endpoint, signal);
    } catch (error) {
      const { texts, ...plain } = endpoint;
      if (!texts || !this.locale.language || !isNotThere(failureOf(error))) throw error;
      // A host's proxy of a former release lets no translations through: whether there is no such thing, it tells without them.
      return this.fetchOnce(plain, signal);
    }
  }

  private async fetchOnce(endpoint: Endpoint, signal: AbortSignal): Promise<unknown> {
    const deadline = AbortSignal.timeout(endpoint.timeoutMs);
    try {
      // ofetch ignores its own timeout when it is given a signal.
      const json = await this.request(endpoint, AbortSignal.any([signal, deadline]));
      if (!signal.aborted) return json;
    } catch (error) {
      if (!signal.aborted) throw this.logged(endpoint, deadline.aborted ? timedOut() : error);
    }
    throw aborted();
  }

  private logged({ path }: Endpoint, error: unknown): unknown {
    logCause(this.log, path, error);
    return error;
  }

  private async request(endpoint: Endpoint, signal: AbortSignal): Promise<unknown> {
    const { headers, config } = this;
    const { path, query = {} } = inLanguage(endpoint, this.locale.language);
    return readJson(await send({ baseUrl: config.apiUrl, path, query, headers, cache: 'reload', signal }));
  }
}
