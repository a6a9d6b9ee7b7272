import { useRef } from 'react';
import type { PagedState, PagedView } from '#application/views/paged-view.ts';
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
  readonly view: PagedView<Title>;
  readonly state: PagedState<Title>;
}

/** The titles of a listing and what is under them: more to come, the end, or what went wrong. */
export function ListingResults({ listing, look, view, state }: ListingResultsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { status, items, nextPage } = state;
  const isEnd = status === 'ready' && nextPage === undefined;
  // The button pressed is about to go.
  const keepFocus = () => region.current?.focus({ preventScroll: true });
  const retry = () => {
    keepFocus();
    view.retry();
  };
  const restart = () => {
    keepFocus();
    view.restart();
  };

  return (
    <div ref={region} tabIndex={-1} className={styles.results}>
      <ListingTitles listing={listing} look={look} state={state} />
      <LoadMore token={status === 'ready' ? nextPage : undefined} onNear={() => view.loadMore()} />
      {status === 'failed' && <ListingFailed title={listing.title} onRetry={retry} />}
      {isEnd && items.length === 0 && <ListingEmpty title={listing.title} onRetry={restart} />}
      {isEnd && items.length > 0 && <ListingEnd noun={listing.noun} total={state.totalResults} />}
    </div>
  );
}
