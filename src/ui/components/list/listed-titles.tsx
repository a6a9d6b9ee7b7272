import type { ReactNode } from 'react';
import type { PrintedLine } from '#domain/format/printed-title.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { classNames } from '../page/class-names.ts';
import { LineSkeleton } from './line-skeleton.tsx';
import { Lines } from './lines.tsx';
import { LongGrid, LongList } from './long-list.tsx';
import { PrintedList } from './printed-list.tsx';
import type { ListLook } from './view-toggle.tsx';
import card from '../card/card.module.css';
import grid from './grid.module.css';
import styles from './listed-titles.module.css';

interface ListedTitlesProps<Item> {
  readonly label: string;
  readonly titles: readonly Item[];
  /** Undefined in a dialog, which has all of them in the page. */
  readonly look: ListLook | undefined;
  /** Draws a title in that look. It must stay the same function, or every title is drawn again. */
  readonly draw: (title: Item) => ReactNode;
  readonly printed: (title: Item) => PrintedLine;
  /** Whether very wide screens show one column more. */
  readonly dense?: boolean;
  /** A class for a grid whose cards have more than the usual lines. */
  readonly className?: string | undefined;
}

/** Any number of titles, as cards or as lines; on paper a line each. */
export function ListedTitles<Item extends TitleRef>({
  titles,
  look,
  printed,
  className,
  dense = false,
  ...list
}: ListedTitlesProps<Item>) {
  const items = { ...list, items: titles, keyOf: titleKey };
  return (
    <>
      <PrintedList lines={() => titles.map(printed)} />
      {look === 'grid' && <LongGrid {...items} {...{ dense, className }} />}
      {look === 'list' && <LongList {...items} className={styles.list} />}
      {look === undefined && (
        <ul className={classNames(grid.grid, styles.close)}>
          {titles.map((title) => (
            <li key={titleKey(title)} className={card.card}>
              {list.draw(title)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ListSkeletonProps {
  readonly count?: number;
  readonly look?: ListLook | undefined;
}

/** Placeholders for the titles of a list that is on its way. */
export function ListSkeleton({ count = 12, look = 'grid' }: ListSkeletonProps) {
  return look === 'grid' ? (
    <ul className={grid.grid} aria-busy>
      <CardSkeleton count={count} />
    </ul>
  ) : (
    <Lines busy>
      <LineSkeleton count={count} />
    </Lines>
  );
}
