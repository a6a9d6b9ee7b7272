import type { KeptTitle } from '#domain/library/saved-title.ts';
import { RatingBadge } from './rating-badge.tsx';

interface KeptRatingProps {
  readonly title: KeptTitle;
}

/** The rating of a title whose fields may be missing: to one decimal, or 'N/A' (product.md, Lists: item facts). */
export function KeptRating({ title: { vote_average = 0, vote_count = 0 } }: KeptRatingProps) {
  return <RatingBadge title={{ vote_average, vote_count }} showNone />;
}
