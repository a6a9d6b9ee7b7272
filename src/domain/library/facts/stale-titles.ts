import { DAY_MS } from '../../days/day-ms.ts';
import { titleKey, type TitleKey } from '../../title.ts';
import type { Library } from '../library.ts';
import type { StoredTitle } from '../saved-title.ts';
import { keptTitles, type KeptTitle } from './kept-titles.ts';

/** product.md, Freshness: age. */
const FRESH_MS = 90 * DAY_MS;

/** ISO times sort as text. One that is far ahead was set by another clock, and tells nothing. */
const isFreshAt = (now: Date): ((kept: KeptTitle) => boolean) => {
  const [from, to] = [now.getTime() - FRESH_MS, now.getTime() + FRESH_MS].map((time) => new Date(time).toISOString());
  return ({ asOf }) => asOf >= (from ?? '') && asOf <= (to ?? '');
};

interface Touched {
  readonly title: StoredTitle;
  readonly touchedAt: string;
}

/** Each once, those first that the visitor added, viewed or marked last (product.md, Freshness: order). */
export const lastTouchedFirst = (kept: readonly KeptTitle[]): readonly StoredTitle[] => {
  const found = new Map<TitleKey, Touched>();
  for (const { title, touchedAt } of kept) {
    const key = titleKey(title);
    if (touchedAt >= (found.get(key)?.touchedAt ?? '')) found.set(key, { title, touchedAt });
  }
  return [...found.values()]
    .toSorted((a, b) => (a.touchedAt < b.touchedAt ? 1 : a.touchedAt > b.touchedAt ? -1 : 0))
    .map(({ title }) => title);
};

/** The titles that the provider is to be asked for again. */
export const staleTitles = (library: Library, now: Date): readonly StoredTitle[] => {
  const all = keptTitles(library);
  const isFresh = isFreshAt(now);
  const stale = new Set(all.filter((kept) => !isFresh(kept)).map(({ title }) => titleKey(title)));
  return stale.size === 0 ? [] : lastTouchedFirst(all.filter(({ title }) => stale.has(titleKey(title))));
};
