import type { StoredTitle } from '#domain/library/saved-title.ts';
import { RatingBadge } from './rating-badge.tsx';

interface StoredRatingProps {
  readonly title: StoredTitle;
}

/** The rating of a title with fields that may be missing: to one decimal, or 'N/A' (product.md, Lists: item facts). */
export function StoredRating({ title: { vote_average = 0, vote_count = 0 } }: StoredRatingProps) {
  return <RatingBadge title={{ vote_average, vote_count }} showNone />;
}
