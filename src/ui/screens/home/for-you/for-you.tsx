import { useObservableEagerState } from 'observable-hooks';
import { memo, useEffect, useState } from 'react';
import type { Recommendations } from '#application/use-cases/pick/recommendations.ts';
import { type Recommendation, sourcesOf, withNewOnes } from '#domain/discovery/recommendations.ts';
import type { Library } from '#domain/library/library.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import { titleKey } from '#domain/title.ts';
import { CardRow } from '../../../components/card/card-row.tsx';
import { RowArrows } from '../../../components/card/row-arrows.tsx';
import { SavedToggle } from '../../../components/card/saved-toggle.tsx';
import { StoredCard } from '../../../components/card/stored-card.tsx';
import { useRowScroll } from '../../../components/card/use-row-scroll.ts';
import { classNames } from '../../../components/page/class-names.ts';
import { Section } from '../../../components/page/section.tsx';
import { TitleName } from '../../../components/title/title-name.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { useMarkOf } from '../../../hooks/use-mark.ts';
import card from '../../../components/card/card.module.css';
import styles from './recommended-card.module.css';

const isWanted = ({ preferences, favorites, marks }: Library): boolean =>
  preferences.wantsRecommendations !== false && sourcesOf({ favorites, marks }).length > 0;

const TITLE = 'For you';
const NO_FACTS: readonly string[] = [];

interface RecommendedCardProps extends Recommendation {
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
}

/** A recommended title, and the one that it is recommended because of (product.md, For you: reason). */
const RecommendedCard = memo(function RecommendedCard({ title, because, mark }: RecommendedCardProps) {
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
        facts={NO_FACTS}
        reason={
          <span>
            Because you like <TitleName title={because} />
          </span>
        }
        actions={actions}
        mark={mark}
      />
    </li>
  );
});

/** Recommended titles, each with its reason. None goes from under a pointer: the next visit is without it. */
function ForYouRow({ recommendations }: { readonly recommendations: Recommendations }) {
  const now = useObservableEagerState(recommendations.recommendations$);
  const [shown, setShown] = useState(now);
  const next = withNewOnes(shown, now);
  if (next !== shown) setShown(next);
  const markOf = useMarkOf();
  const { attach, ...scroll } = useRowScroll();
  useEffect(() => recommendations.activate(), [recommendations]);
  if (shown.length === 0) return null;
  return (
    <Section title={TITLE} arrows={<RowArrows title={TITLE} {...scroll} />}>
      <CardRow label={TITLE} ref={attach}>
        {shown.map(({ title, because }) => (
          <RecommendedCard key={titleKey(title)} title={title} because={because} mark={markOf(title)} />
        ))}
      </CardRow>
    </Section>
  );
}

/** What to watch next. It is absent where there is nothing to go by, or where it is turned off (product.md, For you: section). */
export function ForYou() {
  const { library } = useApp();
  const isNeeded = useLibrary(isWanted);
  const marks = useModule(() => library.open('marks'), isNeeded);
  return isNeeded && marks ? <ForYouRow recommendations={marks.recommendations} /> : null;
}
