import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import styles from '../../components/form/question.module.css';

interface HistoryLeftProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** What was noted before the visitor chose to keep no history, and the way to be rid of it. */
export function HistoryLeft({ count, onClear }: HistoryLeftProps) {
  return (
    <div className={styles.choice}>
      <p>{`${countOf(count, 'title')} from before ${count === 1 ? 'is' : 'are'} still kept.`}</p>
      <div className={styles.actions}>
        <Button icon={LATE_ICONS.trash} onClick={onClear}>
          Clear the history
        </Button>
      </div>
    </div>
  );
}
