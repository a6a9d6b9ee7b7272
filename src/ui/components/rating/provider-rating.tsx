import { type ReactNode, Suspense } from 'react';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { isRatingVeiled, type Rated } from '#domain/rating-tier.ts';
import { hasRating, titleKey } from '#domain/title.ts';
import { lateComponent } from '../../hooks/code/late-component.tsx';
import { useRatingsVeil } from '../../hooks/ratings-veil-context.ts';
import { PrintedRating as printedRating, type RatingLook, RatingRoom } from './printed-rating.tsx';
import styles from './printed-rating.module.css';

/** Has the room of a rating that is hidden, until the code is there that shows it. */
function HeldRating({ title, look }: { readonly title: Rated; readonly look: RatingLook }) {
  if (look === 'text') return <RatingRoom title={title} />;
  return (
    <span className={styles.rating} data-tier="none">
      <RatingRoom title={title} />
    </span>
  );
}

const { Component: HiddenRating } = lateComponent(() => import('./hidden-rating.tsx'), 'HiddenRating', HeldRating);

interface ProviderRatingProps {
  readonly title: StoredTitle;
  readonly mark: Mark | undefined;
  readonly look?: RatingLook;
  /** Whether it says 'N/A' where nobody voted. Otherwise it shows nothing there. */
  readonly showNone?: boolean;
}

/** For a card, which calls it, and does not mount it: that would be one node more. @param isVeiling whether ratings are shown once seen */
export const providerRating = (props: ProviderRatingProps & { readonly isVeiling: boolean }): ReactNode => {
  const { title, mark, look = 'badge', showNone = false, isVeiling } = props;
  const { vote_average = 0, vote_count = 0 } = title;
  const rated = { vote_average, vote_count };
  const isNone = !hasRating(rated);
  if (isNone && !showNone) return null;
  if (isNone || !isRatingVeiled(isVeiling, mark)) return printedRating({ title: rated, look });
  return (
    <Suspense fallback={<HeldRating title={rated} look={look} />}>
      <HiddenRating key={titleKey(title)} title={rated} look={look} />
    </Suspense>
  );
};

/**
 * The provider's rating of a title, wherever it is shown: hidden before the title was seen, where the visitor has chosen so
 * (product.md, Ratings: once seen). Nothing else prints one.
 */
export function ProviderRating(props: ProviderRatingProps) {
  const rating: ReactNode = providerRating({ ...props, isVeiling: useRatingsVeil() });
  return rating;
}
