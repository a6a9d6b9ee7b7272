import { useSyncExternalStore } from 'react';
import { titleKey, type Title, type TitleKey } from '#domain/title.ts';
import { listen } from '../../hooks/listen.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { drawnCards, IN_VIEW } from './drawn-cards.ts';
import { TitleCard } from './title-card.tsx';
import styles from './card.module.css';

export interface TitleCardsProps {
  readonly titles: readonly Title[];
  /** Whether all of them are drawn, or only those in view, with the room that the others will take. */
  readonly isWhole: boolean;
  /** Whether those in view are drawn, or only their names are in the page. */
  readonly isNear?: boolean | undefined;
  /** Whether each card shows its place. */
  readonly ranked?: boolean | undefined;
  /** Whether the posters that are seen before any scrolling are fetched at once. */
  readonly eager?: boolean | undefined;
  /** The titles to leave out. The others keep their places in the ranking. */
  readonly hidden?: ReadonlySet<TitleKey> | undefined;
}

const onResize = (changed: () => void) => listen(window, { resize: changed });

/** The cards of a row. */
export function TitleCards({ titles, isWhole, isNear = true, ranked = false, eager, hidden }: TitleCardsProps) {
  const markOf = useMarkOf();
  const inWindow = useSyncExternalStore(onResize, drawnCards);
  const shown = titles
    .map((title, index) => ({ title, rank: index + 1 }))
    .filter(({ title }) => !hidden?.has(titleKey(title)));
  // In a card's place: the row stays as high as it was.
  if (hidden && shown.length === 0)
    return (
      <li className={styles.card}>
        <span className={styles.link}>All of these are hidden.</span>
      </li>
    );
  const drawn = isWhole ? shown : shown.slice(0, IN_VIEW);
  const left = shown.length - drawn.length;
  const whole = isNear ? inWindow : 0;
  return (
    <>
      {drawn.map(({ title, rank }, index) => (
        <TitleCard
          key={titleKey(title)}
          title={title}
          rank={ranked ? rank : undefined}
          eager={eager && index < IN_VIEW}
          isNamed={!isWhole && index >= whole}
          mark={markOf(title)}
        />
      ))}
      {left > 0 && <li aria-hidden="true" style={{ gridColumn: `span ${left}` }} />}
    </>
  );
}
