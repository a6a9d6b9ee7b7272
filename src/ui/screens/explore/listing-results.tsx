import { useRef, useEffect, useState, useCallback } from 'react';
import type { PagedState, PagedQuery } from '#application/queries/paged-query.ts';
import { lookAhead } from '#domain/discovery/look-ahead.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { genreName } from '#domain/format/type-label.ts';
import { withoutTitles } from '#domain/library/hides.ts';
import type { Listing } from '#domain/listing.ts';
import type { Genre } from '#domain/title-details.ts';
import { type Title, titleKey, type TitleKey, type MediaType } from '#domain/title.ts';
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
import type { ListingFiltering } from './filters/use-listing-filters.ts';
import type { ListingServices } from './filters/use-listing-services.ts';
import type { ListingChoice } from './listing-choice.ts';
import { ListingFoot } from './listing-foot.tsx';
import { TitleLine } from './title-line.tsx';
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

interface ListingTitlesProps {
  readonly listing: Listing;
  readonly look: ListingChoice['view'];
  readonly state: PagedState<Title>;
}

/** product.md, Explore: skeletons. */
const FIRST_PLACEHOLDERS = 20;
const FURTHER_PLACEHOLDERS = 12;
/** About as many titles as are visible without scrolling: their posters are fetched at once. */
const FIRST_SEEN = 6;

const skeletonOf = (state: PagedState<Title>, look: ListingChoice['view']): number => {
  if (state.status !== 'loading') return 0;
  return state.items.length === 0 && look === 'grid' ? FIRST_PLACEHOLDERS : FURTHER_PLACEHOLDERS;
};

interface TitleLinesProps {
  readonly label: string;
  /**
   * The media type of all titles. Undefined where movies and shows are mixed: those have no genres
   * (product.md, Provider calls: genres).
   */
  readonly mediaType: MediaType | undefined;
  readonly titles: readonly Title[];
  /** The number of titles, including those that are still to come. */
  readonly size: number;
  readonly placeholders: number;
}

interface NamedLinesProps extends Omit<TitleLinesProps, 'mediaType'> {
  readonly genres: readonly Genre[];
}

function NamedLines({ label, genres, titles, size, placeholders }: NamedLinesProps) {
  const markOf = useMarkOf();
  return (
    <div className={styles.long}>
      <Lines label={label} busy={placeholders > 0}>
        {titles.map((title) => (
          <TitleLine key={titleKey(title)} title={title} genreNames={genreName(title, genres)} mark={markOf(title)} />
        ))}
        <LineSkeleton count={placeholders} />
      </Lines>
      {titles.length > WHOLE && <FindNote count={size} />}
    </div>
  );
}

function GenredLines({ mediaType, ...lines }: Omit<NamedLinesProps, 'genres'> & { readonly mediaType: MediaType }) {
  return <NamedLines {...lines} genres={useGenres(mediaType)} />;
}

const UNKNOWN: readonly Genre[] = [];

/** The list look: one title a line, with its genre where the genre's name is known. */
function TitleLines({ mediaType, ...lines }: TitleLinesProps) {
  return mediaType ? <GenredLines {...lines} mediaType={mediaType} /> : <NamedLines {...lines} genres={UNKNOWN} />;
}

/** The titles so far, as a grid or as lines, and placeholders for those that are loading. */
function ListingTitles({ listing, look, state }: ListingTitlesProps) {
  const markOf = useMarkOf();
  const drawCard = useCallback(
    (title: Title, index: number) => (
      <TitleCardContents title={title} heading="h2" use="grid" eager={index < FIRST_SEEN} mark={markOf(title)} />
    ),
    [markOf],
  );
  const placeholders = skeletonOf(state, look);
  if (state.items.length === 0 && placeholders === 0) return null;
  return (
    <>
      <PrintedList lines={() => state.items.map((title) => printedTitle(title, markOf(title)?.note))} />
      {look === 'list' ? (
        <TitleLines
          label={listing.title}
          mediaType={listing.mediaType}
          titles={state.items}
          size={state.totalResults}
          placeholders={placeholders}
        />
      ) : (
        <LongGrid
          dense
          label={listing.title}
          busy={placeholders > 0}
          items={state.items}
          keyOf={titleKey}
          size={state.totalResults}
          draw={drawCard}
          placeholders={placeholders}
        />
      )}
    </>
  );
}

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
