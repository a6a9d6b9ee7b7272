import { memo, useLayoutEffect, useRef } from 'react';
import type { TraceEntry } from '#application/ports/trace.ts';
import { entryTexts } from './entry-texts.ts';
import styles from './trace-panel.module.css';

interface TraceRowsProps {
  readonly entries: readonly TraceEntry[];
  readonly pageStart: number;
}

interface TraceRowProps {
  readonly entry: TraceEntry;
  readonly pageStart: number;
}

/** An entry is another value once anything of it has changed: so of 500 rows only few are drawn again. */
const TraceRow = memo(function TraceRow({ entry, pageStart }: TraceRowProps) {
  const { kind, subject, outcome, details } = entryTexts(entry, pageStart);
  return (
    <li className={styles.row} data-status={entry.status}>
      <p className={styles.what}>
        <span className={styles.kind}>{`${kind} `}</span>
        <code>{subject}</code> <strong>{outcome}</strong>
      </p>
      <p className={styles.details}>{details.join(' · ')}</p>
    </li>
  );
});

/** How near to its end a list counts as being at it, in px. */
const NEAR_PX = 24;

/** Keeps what scrolls at its end while it is there. */
const useFollowedEnd = () => {
  const place = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = place.current ?? document.body;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_PX;
  };
  useLayoutEffect(() => {
    if (place.current && isAtEnd.current) place.current.scrollTop = place.current.scrollHeight;
  });
  return { ref: place, onScroll };
};

/** The entries in their order, the newest last, where the list stays unless it is scrolled away from there. */
export function TraceRows({ entries, pageStart }: TraceRowsProps) {
  const end = useFollowedEnd();
  return (
    // What scrolls is scrolled with the keyboard, too.
    <ol
      {...end}
      className={styles.rows}
      aria-label="Entries of the trace"
      tabIndex={entries.length === 0 ? undefined : 0}
    >
      {entries.map((entry) => (
        <TraceRow key={entry.id} entry={entry} pageStart={pageStart} />
      ))}
    </ol>
  );
}
