import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useState } from 'react';
import type { Recommendations } from '#application/use-cases/pick/recommendations.ts';
import { withNewOnes } from '#domain/discovery/recommendations.ts';
import { titleKey } from '#domain/title.ts';
import { CardRow } from '../../../components/card/card-row.tsx';
import { RowArrows } from '../../../components/card/row-arrows.tsx';
import { useRowScroll } from '../../../components/card/use-row-scroll.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMarkOf } from '../../../hooks/use-mark.ts';
import { RecommendedCard } from './recommended-card.tsx';

const TITLE = 'For you';

/** Recommended titles, each with its reason. None goes from under a pointer: the next visit is without it. */
export function ForYouRow({ recommendations }: { readonly recommendations: Recommendations }) {
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
