import { useEffect, useId, useState, type ComponentProps, type KeyboardEvent, useCallback, useRef } from 'react';
import { useLocation, useSearchParams, useNavigate } from 'react-router-dom';
import type { PagedState, PagedQuery } from '#application/queries/paged-query.ts';
import { searchQuery } from '#application/queries/search-query.ts';
import { readPrivateLink } from '#domain/addresses/private-link.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import {
  searchText,
  type SearchParams,
  type SearchResult,
  type SearchTab,
  isPerson,
  resultKey,
} from '#domain/addresses/search-params.ts';
import { sharedSearch } from '#domain/addresses/shared-search.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { PersonCardContents } from '../../components/card/person-card-contents.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useLoadMore } from '../../components/list/use-load-more.ts';
import { EndMark } from '../../components/page/end-mark.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Redirect } from '../../components/page/redirect.tsx';
import { SHARED_STATE, searchPath, sharedIn, typedAtIn } from '../../hooks/address/search-path.ts';
import { ownSite } from '../../hooks/address/site-path.ts';
import { useReplaceParams } from '../../hooks/address/use-replace-params.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { OpenByAddress } from './open-by-address.tsx';
import { OwnSearches } from './own-searches.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { readTab, writeTab, SEARCH_TABS, tabAfter, tabId } from './search-tabs.ts';
import styles from './search-summary.module.css';

/** The number of placeholders of a search (product.md, Search: results). */
const PLACEHOLDERS = 12;
/** About as many cards as are visible without scrolling: their posters are fetched at once. */
const FIRST_SEEN = 6;

/** The titles and persons found so far, and placeholders for those that are loading. */
function ResultCards({ state, isEarlier }: { readonly state: PagedState<SearchResult>; readonly isEarlier: boolean }) {
  const markOf = useMarkOf();
  const drawResult = useCallback(
    (result: SearchResult, index: number) =>
      isPerson(result) ? (
        <PersonCardContents person={result} />
      ) : (
        <TitleCardContents title={result} heading="h2" use="grid" eager={index < FIRST_SEEN} mark={markOf(result)} />
      ),
    [markOf],
  );
  const isLoading = state.status === 'loading';
  if (state.items.length === 0 && !isLoading) return null;
  return (
    <>
      <PrintedList
        lines={() =>
          state.items.map((result) =>
            isPerson(result)
              ? { key: resultKey(result), name: result.name }
              : printedTitle(result, markOf(result)?.note),
          )
        }
      />
      <LongGrid
        label="Results"
        busy={isLoading || isEarlier}
        items={state.items}
        keyOf={resultKey}
        size={state.totalResults}
        draw={drawResult}
        placeholders={isLoading ? PLACEHOLDERS : 0}
      />
    </>
  );
}

interface SearchResultsProps {
  /** The id of the panel that the tabs control. */
  readonly id: string;
  readonly tab: SearchTab;
  readonly state: PagedState<SearchResult>;
  /** Whether the state is that of an earlier answer, shown until this query's own answer has come. */
  readonly isEarlier: boolean;
  readonly query: PagedQuery<SearchResult>;
}

function NothingFound() {
  const navigate = useNavigate();
  return (
    <Notice
      art="screen"
      title="No Results Found"
      text="Try adjusting your search terms or filters"
      actions={
        <Button variant="primary" onClick={() => void navigate(addressOf('search'))}>
          Clear Search
        </Button>
      }
    />
  );
}

/** The results. Under them is the next page, the end, or a failure. */
function SearchResults({ id, tab, state, isEarlier, query }: SearchResultsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { status, items, nextPage } = state;
  const isReady = status === 'ready' && !isEarlier;
  useLoadMore(panel, { next: isReady ? nextPage : undefined, onNear: () => query.loadMore() });
  const restart = useInPlace(panel)(() => {
    // The list starts at its top.
    window.scrollTo({ top: 0 });
    query.restart();
  });

  return (
    <div ref={panel} role="tabpanel" id={id} aria-labelledby={tabId(id, tab)} tabIndex={-1} className={styles.panel}>
      <ResultCards state={state} isEarlier={isEarlier} />
      {status === 'failed' && <SearchFailed error={state.error} onRetry={restart} />}
      {status === 'ready' && nextPage === undefined && items.length === 0 && <NothingFound />}
      {status !== 'failed' && items.length > 0 && (
        <EndMark>
          {nextPage === undefined ? "You've reached the end of the results" : 'Scroll for more results...'}
        </EndMark>
      )}
    </div>
  );
}

/** product.md, Search: failure. */
function SearchFailed(failure: Pick<ComponentProps<typeof Failure>, 'error' | 'onRetry'>) {
  return <Failure title="Search Failed" text="Failed to search content. Please try again." {...failure} />;
}

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
