import { useRef, useEffect, useState } from 'react';
import type { PagedState, PagedQuery } from '#application/queries/paged-query.ts';
import { lookAhead } from '#domain/discovery/look-ahead.ts';
import { withoutTitles } from '#domain/library/hides.ts';
import type { Listing } from '#domain/listing.ts';
import { type Title, titleKey, type TitleKey } from '#domain/title.ts';
import { Gliding } from '../../components/hiding/gliding.tsx';
import type { HiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { useLoadMore } from '../../components/list/use-load-more.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import type { ListingFiltering } from './filters/use-listing-filters.ts';
import type { ListingServices } from './filters/use-listing-services.ts';
import type { ListingChoice } from './listing-choice.ts';
import { ListingFoot } from './listing-foot.tsx';
import { ListingTitles } from './listing-titles.tsx';
import styles from './listing-results.module.css';

interface ListingResultsProps {
  readonly listing: Listing;
  readonly look: ListingChoice['view'];
  readonly query: PagedQuery<Title>;
  readonly state: PagedState<Title>;
  readonly titles: HiddenTitles;
  readonly services: ListingServices;
  readonly filtering: ListingFiltering;
}

interface LookAheadOptions {
  readonly query: PagedQuery<Title>;
  readonly state: PagedState<Title>;
  readonly hidden: ReadonlySet<TitleKey>;
}

interface Ahead {
  /** Whether the pages have had nothing to show for so long that the visitor decides. */
  readonly isStopped: boolean;
  /** Asks for further pages all the same. */
  readonly lookFurther: () => void;
}

/** Asks for further pages while the hidden titles leave too few, and knows when to stop (product.md, Hiding: further pages). */
const useLookAhead = ({ query, state, hidden }: LookAheadOptions): Ahead => {
  const { items, pageEnds, nextPage, status } = state;
  const [asked, ask] = useState({ query, from: 0 });
  const from = asked.query === query ? asked.from : 0;
  const ahead =
    hidden.size === 0
      ? 'enough'
      : lookAhead({ hidden: items.map((each) => hidden.has(titleKey(each))), pageEnds, from });

  const isWanting = ahead === 'more' && status === 'ready';
  useEffect(() => {
    if (isWanting && nextPage !== undefined) query.loadMore();
  }, [isWanting, query, nextPage]);

  return {
    isStopped: ahead === 'stop' && status === 'ready' && nextPage !== undefined,
    lookFurther: () => ask({ query, from: pageEnds.length }),
  };
};

/** The titles of a listing. Under them is the next page, the end, or a failure. */
export function ListingResults({ listing, look, query, state, titles, services, filtering }: ListingResultsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { hidden, toggleShowing } = titles;
  const shown = withoutTitles(state.items, hidden);
  const { isStopped, lookFurther } = useLookAhead({ query, state, hidden });
  const nextPage = state.status === 'ready' && !isStopped ? state.nextPage : undefined;
  useLoadMore(region, { next: nextPage, onNear: () => query.loadMore() });
  const inPlace = useInPlace(region);

  return (
    <div ref={region} tabIndex={-1} className={styles.results}>
      <Gliding hidden={hidden} root={region}>
        <ListingTitles listing={listing} look={look} state={{ ...state, items: shown }} />
      </Gliding>
      <ListingFoot
        listing={listing}
        state={state}
        shown={shown.length}
        isStopped={isStopped}
        onShowAll={services.isOn ? inPlace(services.toggle) : undefined}
        onClear={filtering.isOn ? inPlace(() => filtering.apply({}, { isOnServices: false })) : undefined}
        onShowHidden={inPlace(toggleShowing)}
        onLookFurther={inPlace(lookFurther)}
        onRetry={inPlace(() => query.retry())}
        onRestart={inPlace(() => query.restart())}
      />
    </div>
  );
}
