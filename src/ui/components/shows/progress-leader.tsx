import type { CSSProperties } from 'react';
import { progressText } from '#domain/shows/next-text.ts';
import type { SeasonProgress } from '#domain/shows/season-progress.ts';
import styles from './progress-leader.module.css';

const WHOLE = 100;

/** A leader of which so much is printed in the accent. @param done of all, 0 to 1 */
export function LeaderTrack({ done }: { readonly done: number }) {
  return <span className={styles.track} style={{ '--done': `${WHOLE * done}%` } as CSSProperties} aria-hidden="true" />;
}

/** How much of a show was seen: a leader of which so much is printed in the accent, and '10 of 26' (product.md, Up next: progress). */
export function ProgressLeader({ progress }: { readonly progress: SeasonProgress | undefined }) {
  if (!progress) return <p className={styles.progress} />;
  return (
    <p className={styles.progress}>
      <LeaderTrack done={progress.seen / Math.max(1, progress.total)} />
      <b>{progressText(progress)}</b>
    </p>
  );
}
