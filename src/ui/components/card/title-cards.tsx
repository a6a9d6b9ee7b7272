import { type ReactNode, useSyncExternalStore } from 'react';
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

interface DrawnCardsProps<Item> extends DrawnProps {
  readonly items: readonly Item[];
  /** @param isNamed whether only its name is in the page, and leads to it @returns a card, as an `<li>` element */
  readonly children: (item: Item, index: number, isNamed: boolean) => ReactNode;
}

/** Of a row's cards those that this window shows, the names of others, and the room of the rest (product.md, Home: drawn cards). */
export function DrawnCards<Item>({ items, isWhole, isNear = true, children: draw }: DrawnCardsProps<Item>) {
  const inWindow = useSyncExternalStore(onResize, drawnCards);
  const drawn = isWhole ? items : items.slice(0, IN_VIEW);
  const left = items.length - drawn.length;
  const whole = isNear ? inWindow : 0;
  const cards = drawn.map((item, index) => draw(item, index, !isWhole && index >= whole));
  return (
    <>
      {cards}
      {left > 0 && <li aria-hidden="true" style={{ gridColumn: `span ${left}` }} />}
    </>
  );
}

/** The cards of a row. */
export function TitleCards({ titles, ranked = false, eager, hidden, ...drawn }: TitleCardsProps) {
  const markOf = useMarkOf();
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
  return (
    <DrawnCards items={shown} {...drawn}>
      {({ title, rank }, index, isNamed) => (
        <TitleCard
          key={titleKey(title)}
          title={title}
          rank={ranked ? rank : undefined}
          eager={eager && index < IN_VIEW}
          isNamed={isNamed}
          mark={markOf(title)}
        />
      )}
    </DrawnCards>
  );
}
