import type { SearchTab } from '#domain/addresses/search-params.ts';
import { withParams } from '../../hooks/address/with-params.ts';

/** The tabs of the search screen, in order (product.md, Search: tabs). */
export const SEARCH_TABS: readonly { readonly tab: SearchTab; readonly label: string }[] = [
  { tab: 'multi', label: 'All' },
  { tab: 'movie', label: 'Movies' },
  { tab: 'tv', label: 'TV Shows' },
  { tab: 'person', label: 'People' },
];

/** The element id of a tab. The ids of a screen's tabs begin with the id of its panel. */
export const tabId = (panelId: string, tab: SearchTab): string => `${panelId}-${tab}`;

/** The tab in the URL. It is All when the URL names no tab, or an unknown one. */
export const readTab = (text: string | null): SearchTab => SEARCH_TABS.find(({ tab }) => tab === text)?.tab ?? 'multi';

/** The URL's parameters with this tab in them. The tab All is left out. */
export const writeTab = (params: URLSearchParams, tab: SearchTab): URLSearchParams =>
  withParams(params, { tab: tab === 'multi' ? undefined : tab });

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % SEARCH_TABS.length,
  ArrowLeft: (index) => (index + SEARCH_TABS.length - 1) % SEARCH_TABS.length,
  Home: () => 0,
  End: () => SEARCH_TABS.length - 1,
};

/** The tab that a key leads to from this one; undefined for keys that do not choose a tab. */
export const tabAfter = (tab: SearchTab, key: string): SearchTab | undefined => {
  const index = STEPS[key]?.(SEARCH_TABS.findIndex((each) => each.tab === tab));
  return index === undefined ? undefined : SEARCH_TABS[index]?.tab;
};
