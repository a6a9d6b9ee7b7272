import { useDeferredValue } from 'react';
import { titleKey, type Title, type TitleKey } from '#domain/title.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { classNames } from '../page/class-names.ts';
import { TitleCardContents, type TitleCardProps } from './title-card-contents.tsx';
import styles from './card.module.css';

interface TitleCardsProps {
  readonly titles: readonly Title[];
  /** Whether each card shows its place. */
  readonly ranked?: boolean | undefined;
  /** Whether the posters that are seen before any scrolling are fetched at once. */
  readonly eager?: boolean | undefined;
  /** The titles to leave out. The others keep their places in the ranking. */
  readonly hidden?: ReadonlySet<TitleKey> | undefined;
}

/** As many cards as the widest screen shows of a row. */
const IN_VIEW = 8;

/** The cards of a row: those in view at once, the others when nothing more urgent is to be drawn. */
export function TitleCards({ titles, ranked = false, eager, hidden }: TitleCardsProps) {
  const count = useDeferredValue(titles.length, IN_VIEW);
  const markOf = useMarkOf();
  const isHidden = (title: Title) => hidden?.has(titleKey(title));
  // In a card's place: the row stays as high as it was.
  if (hidden && titles.every(isHidden))
    return (
      <li className={styles.card}>
        <span className={styles.link}>All of these are hidden.</span>
      </li>
    );
  return titles
    .slice(0, count)
    .map(
      (title, index) =>
        !isHidden(title) && (
          <TitleCard
            key={titleKey(title)}
            title={title}
            rank={ranked ? index + 1 : undefined}
            eager={eager && index < IN_VIEW}
            mark={markOf(title)}
          />
        ),
    );
}

/** A title in a row. */
export function TitleCard(props: Omit<TitleCardProps, 'heading' | 'use'>) {
  return (
    <li className={classNames(styles.card, !props.eager && styles.inRow)}>
      <TitleCardContents {...props} />
    </li>
  );
}
