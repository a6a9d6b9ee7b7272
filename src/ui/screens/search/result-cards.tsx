import type { PagedState } from '#application/views/paged-view.ts';
import { isPerson, resultKey, type SearchResult } from '#domain/search.ts';
import { PersonCardContents } from '../../components/card/person-card.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';

interface ResultCardsProps {
  readonly state: PagedState<SearchResult>;
  readonly isEarlier: boolean;
}

/** How many skeletons a search has (product.md, Search: results). */
const BONES = 12;
/** About as many as are seen without scrolling: their posters are fetched at once. */
const FIRST_SEEN = 6;

const drawResult = (result: SearchResult, index: number) =>
  isPerson(result) ? (
    <PersonCardContents person={result} />
  ) : (
    <TitleCardContents title={result} heading="h2" use="grid" eager={index < FIRST_SEEN} />
  );

/** Titles and persons found so far, and bones for those under way. */
export function ResultCards({ state, isEarlier }: ResultCardsProps) {
  const isLoading = state.status === 'loading';
  if (state.items.length === 0 && !isLoading) return null;
  return (
    <LongGrid
      label="Results"
      busy={isLoading || isEarlier}
      items={state.items}
      keyOf={resultKey}
      size={state.totalResults}
      draw={drawResult}
      bones={isLoading ? BONES : 0}
    />
  );
}
