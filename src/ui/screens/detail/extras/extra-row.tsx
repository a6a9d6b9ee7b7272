import { useState, type ReactNode } from 'react';
import { CardRow } from '../../../components/card/card-row.tsx';
import { RowArrows } from '../../../components/card/row-arrows.tsx';
import { useRowScroll } from '../../../components/card/use-row-scroll.ts';
import { Button } from '../../../components/form/button.tsx';
import { Hidden } from '../../../components/page/hidden.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useGoOn } from '../../../hooks/focus/use-go-on.ts';
import styles from './extra-row.module.css';

interface ExtraRowProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Draws a button. */
  readonly draw: (item: Item, index: number) => ReactNode;
}

/** Of hundreds, the first are shown, and as many again with each press. */
const AT_FIRST = 24;

/** A row of wide cards that are pressed; absent where there is none. */
export function ExtraRow<Item>({ title, items, keyOf, draw }: ExtraRowProps<Item>) {
  const [place, goOn] = useGoOn<HTMLDivElement>('li > button');
  const { attach, ...scroll } = useRowScroll();
  const [count, setCount] = useState(AT_FIRST);
  if (items.length === 0) return null;
  return (
    <div ref={place} className={styles.place}>
      <Section title={title} arrows={<RowArrows title={title} {...scroll} />}>
        <CardRow label={title} ref={attach} stops="button">
          {items.slice(0, count).map((item, index) => (
            <li key={keyOf(item)}>{draw(item, index)}</li>
          ))}
          {items.length > count && (
            <li className={styles.more}>
              <Button onClick={() => goOn(count, () => setCount(count + AT_FIRST))}>
                Show more<Hidden>{` ${title.toLowerCase()}`}</Hidden>
              </Button>
            </li>
          )}
        </CardRow>
      </Section>
    </div>
  );
}
