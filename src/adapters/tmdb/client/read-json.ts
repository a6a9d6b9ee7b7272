import { CatalogError } from '#domain/catalog-failure.ts';

const SECONDS = /^\d+$/;
/** An HTTP date begins with the day of the week, and has the time, in each of its three forms (RFC 9110, section 5.6.7). */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun).*\d{2}:\d{2}:\d{2}/i;

const parseDate = (text: string): number => {
  // The oldest form names no zone: all are in UTC.
  const hasZone = / GMT$/i.test(text);
  return DATE.test(text) ? Date.parse(hasZone ? text : `${text} GMT`) : Number.NaN;
};

/**
 * The milliseconds from now in a Retry-After header, which gives seconds or an HTTP date. Undefined when it gives
 * neither.
 */
const retryAfterMs = (header: string | null, now: Date): number | undefined => {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Number(text) * 1_000;
  const time = parseDate(text);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
};

/** Why a request with this answer failed. */
export const httpError = ({ status, headers }: Response): CatalogError => {
  // By the provider's clock where it tells the time: the device's may be wrong.
  const sentAt = parseDate(headers.get('Date') ?? '');
  const wait = retryAfterMs(headers.get('Retry-After'), Number.isNaN(sentAt) ? new Date() : new Date(sentAt));
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
