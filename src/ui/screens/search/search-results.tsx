import { type ComponentProps, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PagedQuery, PagedState } from '#application/queries/paged-query.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { isPerson, resultKey, type SearchResult, type SearchTab } from '#domain/addresses/search-params.ts';
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
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { tabId } from './search-tabs.ts';
import styles from './search-results.module.css';

interface ResultCardsProps {
  readonly state: PagedState<SearchResult>;
  readonly isEarlier: boolean;
}

/** The number of placeholders of a search (product.md, Search: results). */
const PLACEHOLDERS = 12;
/** About as many cards as are visible without scrolling: their posters are fetched at once. */
const FIRST_SEEN = 6;

/** The titles and persons found so far, and placeholders for those that are loading. */
function ResultCards({ state, isEarlier }: ResultCardsProps) {
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
export function SearchResults({ id, tab, state, isEarlier, query }: SearchResultsProps) {
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
      {status !== 'failed' && items.length > 0 && <ResultsEnd hasMore={nextPage !== undefined} />}
    </div>
  );
}

function ResultsEnd({ hasMore }: { readonly hasMore: boolean }) {
  return <EndMark>{hasMore ? 'Scroll for more results...' : "You've reached the end of the results"}</EndMark>;
}

/** product.md, Search: failure. */
function SearchFailed(failure: Pick<ComponentProps<typeof Failure>, 'error' | 'onRetry'>) {
  return <Failure title="Search Failed" text="Failed to search content. Please try again." {...failure} />;
}
