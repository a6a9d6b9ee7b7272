import type { PagedState } from '#application/queries/paged-query.ts';
import type { Listing } from '#domain/listing.ts';
import type { Title } from '#domain/title.ts';
import { AllHidden } from './hiding/all-hidden.tsx';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingEnd } from './listing-end.tsx';
import { ListingFailed } from './listing-failed.tsx';
import { NothingOnServices } from './nothing-on-services.tsx';

interface ListingFootProps {
  readonly listing: Listing;
  readonly state: PagedState<Title>;
  /** The number of titles that are shown. */
  readonly shown: number;
  /** Whether no further page is asked for, because so many had nothing to show. */
  readonly isStopped: boolean;
  /** Shows what is on other services too; undefined where that is shown already. */
  readonly onShowAll: (() => void) | undefined;
  readonly onShowHidden: () => void;
  readonly onLookFurther: () => void;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

/** What is under the titles when nothing more is coming by itself: a failure, the end, or what hides all the rest. */
export function ListingFoot(props: ListingFootProps) {
  const { listing, state, shown, isStopped, onShowAll, onShowHidden, onLookFurther, onRetry, onRestart } = props;
  if (state.status === 'failed') return <ListingFailed title={listing.title} error={state.error} onRetry={onRetry} />;
  if (isStopped) return <AllHidden onShow={onShowHidden} onLookFurther={onLookFurther} />;
  if (state.status === 'loading' || state.nextPage !== undefined) return null;
  if (state.items.length === 0 && onShowAll) return <NothingOnServices noun={listing.noun} onShowAll={onShowAll} />;
  if (state.items.length === 0) return <ListingEmpty title={listing.title} onRetry={onRestart} />;
  return (
    <>
      {shown === 0 && <AllHidden onShow={onShowHidden} />}
      <ListingEnd noun={listing.noun} total={state.totalResults} />
    </>
  );
}
