import type { Ref } from 'react';
import { HiddenNote } from './hidden-note.tsx';
import type { HiddenTitles } from './use-hidden-titles.ts';
import styles from './hiding-bar.module.css';

interface HidingBarProps {
  readonly titles: HiddenTitles;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Readers hear of the group only while a title is hidden. */
const NAMED = { role: 'group', 'aria-label': 'Hiding titles' } as const;

/** How many titles the rows above leave out. What is left out is chosen in the filters of a listing (product.md, Hiding: rows). */
export function HidingBar({ titles, ref }: HidingBarProps) {
  return (
    <div ref={ref} className={styles.bar} {...(titles.count > 0 && NAMED)}>
      <HiddenNote {...titles} />
    </div>
  );
}
