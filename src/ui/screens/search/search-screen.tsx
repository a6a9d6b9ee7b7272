import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PagedState } from '#application/queries/paged-query.ts';
import { searchQuery } from '#application/queries/search-query.ts';
import { readPrivateLink } from '#domain/addresses/private-link.ts';
import { searchText, type SearchParams, type SearchResult, type SearchTab } from '#domain/addresses/search-params.ts';
import { sharedSearch } from '#domain/addresses/shared-search.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Redirect } from '../../components/page/redirect.tsx';
import { SHARED_STATE, searchPath, sharedIn, typedAtIn } from '../../hooks/address/search-path.ts';
import { ownSite } from '../../hooks/address/site-path.ts';
import { useReplaceParams } from '../../hooks/address/use-replace-params.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { OpenByAddress } from './open-by-address.tsx';
import { OwnSearches } from './own-searches.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SearchResults } from './search-results.tsx';
import { readTab, writeTab, SEARCH_TABS, tabAfter, tabId } from './search-tabs.ts';
import styles from './search-summary.module.css';

/** The search screen before a text is typed (product.md, Search: before a query). */
function StartSearching() {
  return (
    <>
      <PageHead title="Search Results" />
      <Notice art="screen" title="Start Searching" text="Enter a movie, TV show, or person name to begin your search" />
      <RecentlyViewed />
      <OwnSearches />
    </>
  );
}

interface ShownAnswer {
  readonly text: string;
  readonly state: PagedState<SearchResult>;
}

/** Most answers to a keystroke come sooner than this, so that the page does not flicker while the visitor types. */
const PATIENCE_MS = 300;

const isPending = ({ status, items }: PagedState<SearchResult>): boolean => status === 'loading' && items.length === 0;

/**
 * The answer to show. While the first page of a new answer is loading, the former answer stays for a moment, whole and
 * with its own text.
 */
const useLingering = (answer: ShownAnswer): ShownAnswer => {
  const { clock } = useApp();
  const { state } = answer;
  const [kept, setKept] = useState<ShownAnswer>();
  const [overdue, setOverdue] = useState<ShownAnswer['state']>();
  const pending = isPending(state);
  if (state.status === 'ready' && kept?.state !== state) setKept(answer);

  useEffect(() => {
    if (!pending) return undefined;
    const wait = clock.scheduler.schedule(() => setOverdue(state), PATIENCE_MS);
    return () => wait.unsubscribe();
  }, [pending, state, clock]);

  return pending && kept && overdue !== state ? kept : answer;
};

/**
 * The number of results, which is announced (product.md, Search: heading). The line reserves its room while nothing is
 * known.
 */
function SearchSummary({ text, state }: ShownAnswer) {
  const isEmpty = state.items.length === 0;
  const isKnown = !isEmpty || state.status === 'ready';
  return (
    <span role="status" className={styles.summary}>
      {isKnown && (
        <>
          <span>{isEmpty ? 'No results found for "' : `Found ${formatCount(state.totalResults)} results for "`}</span>
          <bdi className={styles.text}>{text}</bdi>
          <span>"</span>
        </>
      )}
    </span>
  );
}

interface ResultTabsProps {
  /** The id of the panel. The ids of the tabs begin with it. */
  readonly id: string;
  readonly tab: SearchTab;
  readonly onChange: (tab: SearchTab) => void;
}

/** Chooses the kind of results. The tabs are one stop of the Tab key; arrow keys, Home and End choose among them. */
function ResultTabs({ id, tab: selected, onChange }: ResultTabsProps) {
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(selected, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next))?.focus();
    onChange(next);
  };

  return (
    <div className={styles.tabs} role="tablist" aria-label="Result type">
      {SEARCH_TABS.map(({ tab, label }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          className={styles.tab}
          aria-selected={tab === selected}
          aria-controls={id}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The results for a text on a tab. */
function SearchAnswer({ text, tab }: SearchParams) {
  const { queries } = useApp();
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const id = useId();
  const typedAt = typedAtIn(useLocation().state);
  const query = searchQuery(queries, useHistoryKey(), { text, tab, typedAt });
  const state = useQuery(query);
  const shown = useLingering({ text, state });

  return (
    <>
      <PageHead title="Search Results" value={<SearchSummary {...shown} />} />
      <OpenByAddress text={text} />
      <ResultTabs id={id} tab={tab} onChange={(chosen) => replaceParams(writeTab(params, chosen))} />
      <SearchResults id={id} tab={tab} state={shown.state} isEarlier={shown.state !== state} query={query} />
    </>
  );
}

/**
 * The screen at `/search?q=text`: movies, shows and people with that name (product.md, Search: heading). A private link in the address
 * gives way to what it is for (product.md, Search: private links), and what was shared to its search (product.md, Search: shared).
 */
export function SearchScreen() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const shared = sharedIn(params);
  const typed = shared ? sharedSearch(shared, ownSite()) : (params.get('q') ?? '');
  // A link that was put into the address by hand has its secret behind the '#' there, too.
  const link = readPrivateLink(`${typed}${hash}`);
  if (link) return <Redirect to={link.path} />;
  const text = searchText(typed);
  if (shared) return <Redirect to={searchPath(text)} state={SHARED_STATE} />;
  return (
    <>
      <PageMeta title="Search Results, Matinee" description="Search movies, TV shows and people on Matinee." />
      {text ? <SearchAnswer text={text} tab={readTab(params.get('tab'))} /> : <StartSearching />}
    </>
  );
}
