import { useCallback } from 'react';
import type { PagedState } from '#application/queries/paged-query.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import type { Listing } from '#domain/listing.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useMarkOf } from '../../hooks/use-mark.ts';
import type { ListingChoice } from './listing-choice.ts';
import { TitleLines } from './title-lines.tsx';

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

/** The titles so far, as a grid or as lines, and placeholders for those that are loading. */
export function ListingTitles({ listing, look, state }: ListingTitlesProps) {
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
