import { memo } from 'react';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/mark.ts';
import type { ViewedTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf } from '#domain/title.ts';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { useApp } from '../../hooks/app-context.ts';
import card from '../../components/card/card.module.css';

interface ViewedCardProps {
  readonly title: ViewedTitle;
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
}

/** A title that was opened. */
export const ViewedCard = memo(function ViewedCard({ title, mark }: ViewedCardProps) {
  const { clock } = useApp();
  const actions = (
    <>
      <SavedToggle list="watchlist" title={title} />
      <SavedToggle list="favorites" title={title} />
    </>
  );
  return (
    <li className={classNames(card.card, card.inRow)}>
      <StoredCard
        title={title}
        heading="h3"
        use="row"
        facts={[yearOrComingSoon(title, clock.now()), typeLabel(mediaTypeOf(title))]}
        actions={actions}
        mark={mark}
      />
    </li>
  );
});
