/** The names that `src/adapters/browser/worker-today-notices.ts` knows. */
export const OUT_TODAY = 'out-today';
const CACHE = 'matinee-today';
const DAYS = '/matinee-today/days';
/** The day of which it was said last. */
const TOLD = '/matinee-today/told';

const pad = (value: number): string => String(value).padStart(2, '0');

/** The day that it is where the visitor is. */
const dayOf = (now: Date): string => `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

interface Due {
  readonly day?: unknown;
  readonly text?: unknown;
}

/** Pages of another release may have written something else. */
const textOn = (day: string, days: unknown): string | undefined => {
  const all: readonly Due[] = Array.isArray(days) ? days.map((each): Due => Object(each) as Due) : [];
  const text = all.find((due) => due.day === day)?.text;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/**
 * What is out today, of what a page has kept; undefined where that is nothing, or was said already: it is said once a day. Nothing is
 * asked for it.
 * @param scope begins the cache's name: other copies of the app on the same host have others
 */
export const outToday = async (now: Date, scope: string): Promise<string | undefined> => {
  const name = `${scope}${CACHE}`;
  // Opening it would make it anew on a device on which everything was erased.
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const [days, told] = await Promise.all([cache.match(DAYS), cache.match(TOLD)]);
  const today = dayOf(now);
  if (!days || (await told?.text()) === today) return undefined;
  const text = textOn(today, await days.json());
  if (text !== undefined) await cache.put(TOLD, new Response(today));
  return text;
};
