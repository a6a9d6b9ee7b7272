import { titleKey, type TitleKey } from '../../title.ts';
import type { Library } from '../library.ts';
import type { StoredTitle } from '../saved-title.ts';
import { keptTitles, type KeptTitle } from './kept-titles.ts';

/** product.md, Freshness: age. */
const FRESH_MS = 90 * 86_400_000;

/** A time that is yet to come was set by another clock: it is taken for as far away as it is. */
const isFresh = ({ asOf = '' }: KeptTitle, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(asOf)) <= FRESH_MS;

interface Stale {
  readonly title: StoredTitle;
  readonly touchedAt: string;
}

/**
 * The titles that the provider is to be asked for again, each once: those that the visitor added, viewed or marked last come
 * first (product.md, Freshness: order).
 */
export const staleTitles = (library: Library, now: Date): readonly StoredTitle[] => {
  const all = keptTitles(library);
  const stale = new Set(all.filter((kept) => !isFresh(kept, now)).map(({ title }) => titleKey(title)));
  const found = new Map<TitleKey, Stale>();
  for (const { title, touchedAt } of all) {
    const key = titleKey(title);
    if (stale.has(key) && touchedAt >= (found.get(key)?.touchedAt ?? '')) found.set(key, { title, touchedAt });
  }
  return [...found.values()]
    .toSorted((a, b) => (a.touchedAt < b.touchedAt ? 1 : a.touchedAt > b.touchedAt ? -1 : 0))
    .map(({ title }) => title);
};
