import type { PagedState } from '#application/views/paged-view.ts';
import { isPerson, resultKey, type SearchResult } from '#domain/search.ts';
import { CardBones } from '../../parts/card-bones.tsx';
import { LongGrid } from '../../parts/long-grid.tsx';
import { PersonCard } from '../../parts/person-card.tsx';
import { TitleCard } from '../../parts/title-card.tsx';

interface ResultCardsProps {
  readonly state: PagedState<SearchResult>;
  readonly isEarlier: boolean;
}

/** Spec section 9: skeleton count in search. */
const BONES = 12;
/** About as many as are seen without scrolling: their posters are fetched at once. */
const FIRST_SEEN = 6;

/** Titles and persons found so far, and bones for those under way. */
export function ResultCards({ state, isEarlier }: ResultCardsProps) {
  const isLoading = state.status === 'loading';
  if (state.items.length === 0 && !isLoading) return null;
  return (
    <LongGrid label="Results" busy={isLoading || isEarlier}>
      {state.items.map((result, index) =>
        isPerson(result) ? (
          <PersonCard key={resultKey(result)} person={result} heading="h2" use="grid" />
        ) : (
          <TitleCard key={resultKey(result)} title={result} heading="h2" use="grid" eager={index < FIRST_SEEN} />
        ),
      )}
      {isLoading && <CardBones count={BONES} use="grid" />}
    </LongGrid>
  );
}
