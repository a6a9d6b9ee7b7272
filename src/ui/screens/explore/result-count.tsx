import type { PagedState } from '#application/queries/paged-query.ts';
import { formatCount } from '#domain/format/format-count.ts';
import type { Title } from '#domain/title.ts';

interface ResultCountProps {
  readonly state: PagedState<Title>;
}

/** The number of titles, once the first page has given it. It is announced, because a change of filters changes it. */
export function ResultCount({ state: { status, items, totalResults } }: ResultCountProps) {
  const isKnown = status === 'ready' || items.length > 0;
  return (
    <span role="status">
      {isKnown && (
        <>
          <b>{formatCount(totalResults)}</b> <span>{totalResults === 1 ? 'result' : 'results'}</span>
        </>
      )}
    </span>
  );
}
