const SECONDS = /^\d{1,9}$/;

/** A Retry-After header, in seconds or as an HTTP date, as milliseconds from now; undefined when it says neither. */
export const retryAfterMs = (header: string | null, now: Date): number | undefined => {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Number(text) * 1_000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
};
