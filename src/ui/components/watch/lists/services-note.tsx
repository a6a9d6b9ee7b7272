import { formatCount } from '#domain/format/format-count.ts';
import { JustWatchCredit } from '../just-watch-credit.tsx';
import type { OnServices } from './use-on-services.ts';
import styles from './services-note.module.css';

/** How far the titles are checked, and where it is known from. It is there before any card says more: nothing moves then. */
export function ServicesNote({ isOffered, check }: Pick<OnServices, 'isOffered' | 'check'>) {
  if (!isOffered) return null;
  const isUnderWay = check && check.checked < check.total;
  return (
    <div className={styles.note}>
      <JustWatchCredit />
      {isUnderWay && <p>{`${formatCount(check.checked)} of ${formatCount(check.total)} checked`}</p>}
    </div>
  );
}
