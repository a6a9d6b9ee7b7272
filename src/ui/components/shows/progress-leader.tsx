import type { CSSProperties } from 'react';
import { progressText } from '#domain/shows/next-text.ts';
import type { SeasonProgress } from '#domain/shows/season-progress.ts';
import styles from './progress-leader.module.css';

const WHOLE = 100;

/** How much of a show was seen: a leader of which so much is printed in the accent, and '10 of 26' (product.md, Up next: progress). */
export function ProgressLeader({ progress }: { readonly progress: SeasonProgress | undefined }) {
  if (!progress) return <p className={styles.progress} />;
  const done = `${(WHOLE * progress.seen) / Math.max(1, progress.total)}%`;
  return (
    <p className={styles.progress}>
      <span className={styles.track} style={{ '--done': done } as CSSProperties} aria-hidden="true" />
      <b>{progressText(progress)}</b>
    </p>
  );
}
