import { memo, type ReactNode } from 'react';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleKey } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { classNames } from '../page/class-names.ts';
import { Section } from '../page/section.tsx';
import { TitleName } from '../title/title-name.tsx';
import { CardRow } from './card-row.tsx';
import { RowArrows } from './row-arrows.tsx';
import { SavedToggle } from './saved-toggle.tsx';
import { StoredCard, StoredLink } from './stored-card.tsx';
import { RowRoom, useDrawnCards } from './title-cards.tsx';
import { useDrawnRow } from './use-drawn-row.ts';
import card from './card.module.css';
import styles from './stored-row.module.css';

interface RowTitle {
  readonly title: StoredTitle;
  /** The title that it is recommended because of (product.md, For you: reason). */
  readonly because?: StoredTitle;
}

interface RowCardProps extends RowTitle {
  readonly isNamed: boolean;
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
}

const RowCard = memo(function RowCard({ title, because, isNamed, mark }: RowCardProps) {
  const { clock } = useApp();
  return (
    <li className={classNames(card.card, card.inRow, because && styles.recommended)}>
      {isNamed ? (
        <StoredLink title={title} heading="h3" />
      ) : (
        <StoredCard
          title={title}
          heading="h3"
          use="row"
          facts={because ? [] : [yearOrComingSoon(title, clock.now()), typeLabel(mediaTypeOf(title))]}
          reason={
            because && (
              <span>
                Because you like <TitleName title={because} />
              </span>
            )
          }
          actions={
            <>
              <SavedToggle list="watchlist" title={title} />
              <SavedToggle list="favorites" title={title} />
            </>
          }
          mark={mark}
        />
      )}
    </li>
  );
});

interface StoredRowProps {
  readonly title: string;
  readonly titles: readonly RowTitle[];
  /** What stands before the arrows. */
  readonly acts?: ReactNode;
}

/** A row of titles of which the visitor's own device knows; each can be put on both lists. */
export function StoredRow({ title: label, titles, acts }: StoredRowProps) {
  const markOf = useMarkOf();
  const { scroll, attach, reach, isNamed: isRowNamed, ...near } = useDrawnRow(false);
  const { drawn, left } = useDrawnCards(titles, near);
  const end = (
    <>
      {acts}
      <RowArrows title={label} {...scroll} />
    </>
  );
  return (
    <Section title={label} arrows={end}>
      <CardRow label={label} ref={attach} onReach={reach}>
        {isRowNamed || near.isWhole ? (
          drawn.map(({ item: { title, because }, isNamed }) => (
            <RowCard
              key={titleKey(title)}
              title={title}
              isNamed={isNamed}
              mark={markOf(title)}
              {...(because && { because })}
            />
          ))
        ) : (
          <li className={card.card} aria-hidden="true" />
        )}
        <RowRoom cards={left} />
      </CardRow>
    </Section>
  );
}
