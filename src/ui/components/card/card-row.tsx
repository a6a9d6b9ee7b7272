import type { ReactNode, Ref } from 'react';
import { moveBetweenLinks } from './move-between-links.ts';
import styles from './card-row.module.css';

interface CardRowProps {
  /** Names the list for those who listen. */
  readonly label: string;
  /** While placeholders stand in it; there is nothing to scroll to then. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
  /** The cards, as `<li>`. */
  readonly children: ReactNode;
}

/** A list of cards that scrolls sideways; the arrow keys move from card to card. */
export function CardRow({ label, busy = false, ref, children }: CardRowProps) {
  return (
    <div role="presentation" onKeyDown={moveBetweenLinks}>
      <ul ref={ref} className={styles.row} tabIndex={busy ? undefined : 0} aria-label={label} aria-busy={busy}>
        {children}
      </ul>
    </div>
  );
}
