import { useRef } from 'react';
import type { PagedState, PagedQuery } from '#application/queries/paged-query.ts';
import type { Listing } from '#domain/listing.ts';
import type { Title } from '#domain/title.ts';
import { LoadMore } from '../../components/list/load-more.tsx';
import type { ListingChoice } from './listing-choice.ts';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingEnd } from './listing-end.tsx';
import { ListingFailed } from './listing-failed.tsx';
import { ListingTitles } from './listing-titles.tsx';
import styles from './listing-results.module.css';

interface ListingResultsProps {
  readonly listing: Listing;
  readonly look: ListingChoice['view'];
  readonly query: PagedQuery<Title>;
  readonly state: PagedState<Title>;
}

/** The titles of a listing. Under them is the next page, the end, or a failure. */
export function ListingResults({ listing, look, query, state }: ListingResultsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { status, items, nextPage } = state;
  const isEnd = status === 'ready' && nextPage === undefined;
  // The pressed button is about to disappear.
  const keepFocus = () => region.current?.focus({ preventScroll: true });
  const retry = () => {
    keepFocus();
    query.retry();
  };
  const restart = () => {
    keepFocus();
    query.restart();
  };

  return (
    <div ref={region} tabIndex={-1} className={styles.results}>
      <ListingTitles listing={listing} look={look} state={state} />
      <LoadMore token={status === 'ready' ? nextPage : undefined} onNear={() => query.loadMore()} />
      {status === 'failed' && <ListingFailed title={listing.title} onRetry={retry} />}
      {isEnd && items.length === 0 && <ListingEmpty title={listing.title} onRetry={restart} />}
      {isEnd && items.length > 0 && <ListingEnd noun={listing.noun} total={state.totalResults} />}
    </div>
  );
}
