import { checkedText } from '#domain/format/checked-text.ts';
import { JustWatchCredit } from '../just-watch-credit.tsx';
import type { OnServices } from './use-on-services.ts';
import styles from './services-note.module.css';

interface ServicesNoteProps extends Pick<OnServices, 'isOffered' | 'check'> {
  /** Whether a filter tells how far the titles are checked: one line does it. */
  readonly isToldElsewhere: boolean;
}

/** How far the titles are checked, and where it is known from. It is there before any card says more: nothing moves then. */
export function ServicesNote({ isOffered, check, isToldElsewhere }: ServicesNoteProps) {
  if (!isOffered) return null;
  const isUnderWay = check && check.checked < check.total && !isToldElsewhere;
  return (
    <div className={styles.note} data-unprinted="">
      <JustWatchCredit />
      {isUnderWay && <p>{checkedText(check.checked, check.total)}</p>}
    </div>
  );
}
