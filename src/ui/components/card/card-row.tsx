import type { ReactNode, Ref } from 'react';
import { moveBetweenLinks } from './move-between-links.ts';
import styles from './card-row.module.css';

interface CardRowProps {
  /** The list's name for screen readers. */
  readonly label: string;
  /** Whether placeholders stand in the row. It then has nothing to scroll to. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
  /** Called when the visitor points at the row, or focuses something in it. */
  readonly onReach?: () => void;
  /** The cards, as `<li>` elements. */
  readonly children: ReactNode;
}

/** A list of cards that scrolls sideways; the arrow keys move from card to card. */
export function CardRow({ label, busy = false, ref, onReach, children }: CardRowProps) {
  return (
    <div role="presentation" onKeyDown={moveBetweenLinks} onFocus={onReach} onPointerEnter={onReach}>
      <ul ref={ref} className={styles.row} tabIndex={busy ? undefined : 0} aria-label={label} aria-busy={busy}>
        {children}
      </ul>
    </div>
  );
}
