import { QUESTIONS_AT_MOST, type PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import { Button } from '../form/button.tsx';
import styles from './picking.module.css';

interface PickedNoneProps {
  readonly status: Exclude<PickOutcome['status'], 'picked'>;
  readonly onAgain: () => void;
  readonly onShowAny: () => void;
}

const TEXTS: Readonly<Record<PickedNoneProps['status'], string>> = {
  empty: 'There is nothing here that you have not seen or hidden.',
  none: 'Nothing matches.',
  unknown: `None of the ${QUESTIONS_AT_MOST} titles that were looked at matches.`,
  failed: 'What the titles are like could not be asked. Check your connection, and try again.',
};

/** Says why nothing was picked, and what to do next (product.md, Pick: nothing). */
export function PickedNone({ status, onAgain, onShowAny }: PickedNoneProps) {
  return (
    <div className={styles.none}>
      <p>{TEXTS[status]}</p>
      <div className={styles.actions}>
        {status === 'unknown' && (
          <Button variant="primary" onClick={onAgain}>
            Look further
          </Button>
        )}
        {status === 'failed' && (
          <Button variant="primary" onClick={onAgain}>
            Try Again
          </Button>
        )}
        {status !== 'empty' && <Button onClick={onShowAny}>Pick from all</Button>}
      </div>
    </div>
  );
}
