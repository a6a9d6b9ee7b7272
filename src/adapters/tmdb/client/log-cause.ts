import type { ConsoleLog } from '#application/ports/console-log.ts';
import { CatalogError } from '#domain/catalog-failure.ts';

/**
 * Notes a failure for reports, and logs only the reason why a request failed (product.md, Errors and retry: logged causes). It logs no header, so never
 * the token.
 */
export const logCause = (log: ConsoleLog | undefined, path: string, error: unknown): void => {
  if (!(error instanceof CatalogError)) return;
  log?.note?.('request', error, path);
  if (error.failure.kind === 'timeout') {
    log?.warn('request', `TMDB took too long to answer ${path}. Refreshing may help.`);
  } else if (error.failure.kind === 'network') {
    log?.warn('request', `Network error on ${path}: TMDB cannot be reached.`, error.cause);
  }
};
