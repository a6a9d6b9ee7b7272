import { useDeferredValue } from 'react';
import { titleKey, type Title } from '#domain/title.ts';
import { classNames } from '../page/class-names.ts';
import { TitleCardContents, type TitleCardProps } from './title-card-contents.tsx';
import styles from './card.module.css';

interface TitleCardsProps {
  readonly titles: readonly Title[];
  /** Whether each card shows its place. */
  readonly ranked?: boolean | undefined;
  /** Whether the posters that are seen before any scrolling are fetched at once. */
  readonly eager?: boolean | undefined;
}

/** As many cards as the widest screen shows of a row. */
const IN_VIEW = 8;

/** The cards of a row: those in view at once, the others when nothing more urgent is to be drawn. */
export function TitleCards({ titles, ranked = false, eager }: TitleCardsProps) {
  const count = useDeferredValue(titles.length, IN_VIEW);
  return titles
    .slice(0, count)
    .map((title, index) => (
      <TitleCard
        key={titleKey(title)}
        title={title}
        rank={ranked ? index + 1 : undefined}
        eager={eager && index < IN_VIEW}
      />
    ));
}

/** A title in a row. */
export function TitleCard(props: Omit<TitleCardProps, 'heading' | 'use'>) {
  return (
    <li className={classNames(styles.card, !props.eager && styles.inRow)}>
      <TitleCardContents {...props} />
    </li>
  );
}
