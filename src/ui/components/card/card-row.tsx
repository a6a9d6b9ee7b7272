import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './card-row.module.css';

interface CardRowProps {
  /** The list's name for screen readers. */
  readonly label: string;
  /** Whether placeholders stand in the row. It then has nothing to scroll to. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
  /** What the arrow keys move between: the links, unless given. */
  readonly stops?: string;
  /** Called when the visitor points at the row, or focuses something in it. */
  readonly onReach?: () => void;
  /** The cards, as `<li>` elements. */
  readonly children: ReactNode;
}

type Move = (current: number, last: number) => number;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus along the links, or other stops, of a horizontal list by the arrow keys, Home and End. */
const moveBetween = (stops: string, event: KeyboardEvent<HTMLElement>): void => {
  const move = MOVES[event.key];
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!move || hasModifier) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const current = links.findIndex((link) => link === document.activeElement);
  const next = links[move(current, links.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** A list of cards that scrolls sideways; the arrow keys move from card to card. */
export function CardRow({ label, busy = false, ref, stops = 'a[href]', onReach, children }: CardRowProps) {
  return (
    <div
      role="presentation"
      onKeyDown={(event) => moveBetween(stops, event)}
      onFocus={onReach}
      onPointerEnter={onReach}
    >
      <ul ref={ref} className={styles.row} tabIndex={busy ? undefined : 0} aria-label={label} aria-busy={busy}>
        {children}
      </ul>
    </div>
  );
}
