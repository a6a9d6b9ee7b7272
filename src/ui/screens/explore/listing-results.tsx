import { useRef, useEffect, useState, useCallback } from 'react';
import { lookAhead } from '#domain/discovery/look-ahead.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { genreName } from '#domain/format/type-label.ts';
import { withoutTitles } from '#domain/library/hides.ts';
import { type Title, titleKey } from '#domain/title.ts';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { Gliding } from '../../components/hiding/gliding.tsx';
import type { HiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { FindNote } from '../../components/list/find-note.tsx';
import { LineSkeleton } from '../../components/list/line-skeleton.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { WHOLE } from '../../components/list/sight.ts';
import { useLoadMore } from '../../components/list/use-load-more.ts';
import { useGenres } from '../../hooks/genres/use-genres.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import type { ShownListing } from './filters/use-listing.ts';
import { ListingFoot } from './listing-foot.tsx';
import { TitleLine } from './title-line.tsx';
import styles from './listing-results.module.css';

interface ListingResultsProps {
  readonly listing: ShownListing;
  readonly titles: HiddenTitles;
}

/** Asks for further pages while the hidden titles leave too few, and knows when to stop (product.md, Hiding: further pages). */
const useLookAhead = ({ query, state }: ShownListing, hidden: HiddenTitles['hidden']) => {
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
    /** Whether the pages have had nothing to show for so long that the visitor decides. */
    isStopped: ahead === 'stop' && status === 'ready' && nextPage !== undefined,
    /** Asks for further pages all the same. */
    lookFurther: () => ask({ query, from: pageEnds.length }),
  };
};

/** product.md, Explore: skeletons. */
const FIRST_PLACEHOLDERS = 20;
const FURTHER_PLACEHOLDERS = 12;
/** About as many titles as are visible without scrolling: their posters are fetched at once. */
const FIRST_SEEN = 6;

const skeletonOf = ({ state, view }: ShownListing): number => {
  if (state.status !== 'loading') return 0;
  return state.items.length === 0 && view === 'grid' ? FIRST_PLACEHOLDERS : FURTHER_PLACEHOLDERS;
};

interface ListingTitlesProps {
  readonly listing: ShownListing;
  readonly titles: readonly Title[];
  readonly placeholders: number;
}

/** The list look: one title a line, with its genre where the genre's name is known. */
function TitleLines({ listing: { title: label, mediaType, state }, titles, placeholders }: ListingTitlesProps) {
  const markOf = useMarkOf();
  const genres = useGenres(mediaType);
  return (
    <div className={styles.long}>
      <Lines label={label} busy={placeholders > 0}>
        {titles.map((title) => (
          <TitleLine key={titleKey(title)} title={title} genreNames={genreName(title, genres)} mark={markOf(title)} />
        ))}
        <LineSkeleton count={placeholders} />
      </Lines>
      {titles.length > WHOLE && <FindNote count={state.totalResults} />}
    </div>
  );
}

/** The titles so far, as a grid or as lines, and placeholders for those that are loading. */
function ListingTitles({ listing, titles }: Omit<ListingTitlesProps, 'placeholders'>) {
  const markOf = useMarkOf();
  const drawCard = useCallback(
    (title: Title, index: number) => (
      <TitleCardContents title={title} heading="h2" use="grid" eager={index < FIRST_SEEN} mark={markOf(title)} />
    ),
    [markOf],
  );
  const placeholders = skeletonOf(listing);
  if (titles.length === 0 && placeholders === 0) return null;
  return (
    <>
      <PrintedList lines={() => titles.map((title) => printedTitle(title, markOf(title)?.note))} />
      {listing.view === 'list' ? (
        <TitleLines {...{ listing, titles, placeholders }} />
      ) : (
        <LongGrid
          dense
          label={listing.title}
          busy={placeholders > 0}
          items={titles}
          keyOf={titleKey}
          size={listing.state.totalResults}
          draw={drawCard}
          placeholders={placeholders}
        />
      )}
    </>
  );
}

/** The titles of a listing. Under them is the next page, the end, or a failure. */
export function ListingResults({ listing, titles: { hidden, toggleShowing } }: ListingResultsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { query, state } = listing;
  const shown = withoutTitles(state.items, hidden);
  const { isStopped, lookFurther } = useLookAhead(listing, hidden);
  const nextPage = state.status === 'ready' && !isStopped ? state.nextPage : undefined;
  useLoadMore(region, { next: nextPage, onNear: () => query.loadMore() });
  const inPlace = useInPlace(region);

  return (
    <div ref={region} tabIndex={-1} className={styles.results}>
      <Gliding hidden={hidden} root={region}>
        <ListingTitles listing={listing} titles={shown} />
      </Gliding>
      <ListingFoot
        {...{ listing, isStopped, inPlace }}
        hasShown={shown.length > 0}
        onShowHidden={inPlace(toggleShowing)}
        onLookFurther={inPlace(lookFurther)}
      />
    </div>
  );
}
