import { memo } from 'react';
import type { Recommendation } from '#domain/discovery/recommendations.ts';
import type { Mark } from '#domain/library/mark.ts';
import { titleName } from '#domain/title.ts';
import { SavedToggle } from '../../../components/card/saved-toggle.tsx';
import { StoredCard } from '../../../components/card/stored-card.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import card from '../../../components/card/card.module.css';
import styles from './recommended-card.module.css';

interface RecommendedCardProps extends Recommendation {
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
}

/** A name keeps its own direction within the sentence: Unicode's first strong isolate, and its end. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A recommended title, and the one that it is recommended because of (product.md, For you: reason). */
export const RecommendedCard = memo(function RecommendedCard({ title, because, mark }: RecommendedCardProps) {
  const actions = (
    <>
      <SavedToggle list="watchlist" title={title} />
      <SavedToggle list="favorites" title={title} />
    </>
  );
  return (
    <li className={classNames(card.card, card.inRow, styles.recommended)}>
      <StoredCard
        title={title}
        heading="h3"
        use="row"
        facts={[`Because you like ${isolated(titleName(because))}`]}
        actions={actions}
        mark={mark}
        isRated={false}
      />
    </li>
  );
});
