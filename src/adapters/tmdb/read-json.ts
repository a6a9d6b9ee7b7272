import { CatalogError } from '#domain/failure.ts';

import { retryAfterMs } from './retry-after.ts';

const httpError = ({ status, headers }: Response): CatalogError => {
  const wait = retryAfterMs(headers.get('Retry-After'), new Date());
  return new CatalogError({ kind: 'http', status, ...(wait !== undefined && { retryAfterMs: wait }) });
};

/**
 * The body of a success. Rejects with a `CatalogError`: `http` for any other status, `malformed` for a body that breaks
 * off or is no JSON (tmdb/README.md section 4: a 200 can be unreadable).
 */
export const readJson = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw httpError(response);
  try {
    return JSON.parse(await response.text());
  } catch (cause) {
    throw new CatalogError({ kind: 'malformed' }, { cause });
  }
};
