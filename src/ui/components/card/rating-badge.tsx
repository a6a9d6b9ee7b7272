import { ratingText, ratingTier } from '#domain/rating-tier.ts';
import type { Title } from '#domain/title.ts';
import styles from './rating-badge.module.css';

interface RatingBadgeProps {
  readonly title: Pick<Title, 'vote_average' | 'vote_count'>;
  /** Whether the badge says 'N/A' where nobody voted. Otherwise it shows nothing there. */
  readonly showNone?: boolean;
}

/**
 * The rating with its colour (product.md, Cards: rating badge). The figure never depends on the colour. A card calls
 * it, and does not mount it: that would be one node more.
 */
export function RatingBadge({ title, showNone = false }: RatingBadgeProps) {
  const tier = ratingTier(title);
  if (tier === 'none' && !showNone) return null;
  const text = ratingText(title);
  return (
    <span className={styles.rating} data-tier={tier} role="img" aria-label={`Rating ${text}`}>
      {text}
    </span>
  );
}
