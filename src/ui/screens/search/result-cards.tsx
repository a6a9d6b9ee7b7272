import { useCallback } from 'react';
import type { PagedState } from '#application/queries/paged-query.ts';
import { isPerson, resultKey, type SearchResult } from '#domain/addresses/search-params.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { PersonCardContents } from '../../components/card/person-card-contents.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useMarkOf } from '../../hooks/use-mark.ts';

interface ResultCardsProps {
  readonly state: PagedState<SearchResult>;
  readonly isEarlier: boolean;
}

/** The number of placeholders of a search (product.md, Search: results). */
const PLACEHOLDERS = 12;
/** About as many cards as are visible without scrolling: their posters are fetched at once. */
const FIRST_SEEN = 6;

/** The titles and persons found so far, and placeholders for those that are loading. */
export function ResultCards({ state, isEarlier }: ResultCardsProps) {
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
