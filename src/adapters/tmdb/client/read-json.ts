import { CatalogError } from '#domain/catalog-failure.ts';

const SECONDS = /^\d{1,9}$/;

/**
 * The milliseconds from now in a Retry-After header, which gives seconds or an HTTP date. Undefined when it gives
 * neither.
 */
export const retryAfterMs = (header: string | null, now: Date): number | undefined => {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Number(text) * 1_000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
};

const httpError = ({ status, headers }: Response): CatalogError => {
  const wait = retryAfterMs(headers.get('Retry-After'), new Date());
  return new CatalogError({ kind: 'http', status, ...(wait !== undefined && { retryAfterMs: wait }) });
};

/**
 * The JSON body of a success. Rejects with a `CatalogError`: `http` for any other status, `malformed` for a body that
 * breaks off or is no JSON (tmdb.md, Errors: unreadable success).
 */
export const readJson = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw httpError(response);
  try {
    return JSON.parse(await response.text());
  } catch (cause) {
    throw new CatalogError({ kind: 'malformed' }, { cause });
  }
};
