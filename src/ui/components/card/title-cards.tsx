import { useSyncExternalStore } from 'react';
import { titleKey, type Title, type TitleKey } from '#domain/title.ts';
import { listen } from '../../hooks/listen.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { drawnCards, IN_VIEW } from './drawn-cards.ts';
import { TitleCard } from './title-card.tsx';
import styles from './card.module.css';

interface DrawnProps {
  /** Whether all of them are drawn, or only those in view, with the room that the others will take. */
  readonly isWhole: boolean;
  /** Whether those in view are drawn, or only their names are in the page. */
  readonly isNear?: boolean | undefined;
}

export interface TitleCardsProps extends DrawnProps {
  readonly titles: readonly Title[];
  /** Whether each card shows its place. */
  readonly ranked?: boolean | undefined;
  /** Whether the posters that are seen before any scrolling are fetched at once. */
  readonly eager?: boolean | undefined;
  /** The titles to leave out. The others keep their places in the ranking. */
  readonly hidden?: ReadonlySet<TitleKey> | undefined;
}

const onResize = (changed: () => void) => listen(window, { resize: changed });

/**
 * Of a row's cards those that this window shows, and those of which only the names are in the page, and lead to the titles
 * (product.md, Home: drawn cards).
 * @returns with them the number of the others
 */
export const useDrawnCards = <Item,>(items: readonly Item[], { isWhole, isNear = true }: DrawnProps) => {
  const inWindow = useSyncExternalStore(onResize, drawnCards);
  const whole = isNear ? inWindow : 0;
  const inPage = isWhole ? items : items.slice(0, IN_VIEW);
  const drawn = inPage.map((item, index) => ({ item, isNamed: !isWhole && index >= whole }));
  return { drawn, left: items.length - drawn.length };
};

/** The room of the cards that are not in the page. */
export function RowRoom({ cards }: { readonly cards: number }) {
  return cards > 0 && <li aria-hidden="true" style={{ gridColumn: `span ${cards}` }} />;
}

/** The cards of a row. */
export function TitleCards({ titles, ranked = false, eager, hidden, ...near }: TitleCardsProps) {
  const markOf = useMarkOf();
  const shown = titles
    .map((title, index) => ({ title, rank: index + 1 }))
    .filter(({ title }) => !hidden?.has(titleKey(title)));
  const { drawn, left } = useDrawnCards(shown, near);
  // In a card's place: the row stays as high as it was.
  if (hidden && shown.length === 0)
    return (
      <li className={styles.card}>
        <span className={styles.link}>All of these are hidden.</span>
      </li>
    );
  return (
    <>
      {drawn.map(({ item: { title, rank }, isNamed }, index) => (
        <TitleCard
          key={titleKey(title)}
          title={title}
          rank={ranked ? rank : undefined}
          eager={eager && index < IN_VIEW}
          isNamed={isNamed}
          mark={markOf(title)}
        />
      ))}
      <RowRoom cards={left} />
    </>
  );
}
