import { QUESTIONS_AT_MOST, type PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import { Button } from '../form/button.tsx';
import { NOTHING_TO_PICK } from './nothing-to-pick.ts';
import styles from './picking.module.css';

interface PickedNoneProps {
  readonly status: Exclude<PickOutcome['status'], 'picked'>;
  readonly onAgain: () => void;
}

const TEXTS: Readonly<Record<PickedNoneProps['status'], string>> = {
  ...NOTHING_TO_PICK,
  gone: 'None of these titles is in the catalogue any more.',
  unknown: `None of the ${QUESTIONS_AT_MOST} titles that were looked at is in the catalogue any more.`,
  failed: 'What the title is called could not be asked. Check your connection, and try again.',
};

/** What can be done about it. */
const AGAIN: Partial<Record<PickedNoneProps['status'], string>> = { unknown: 'Look further', failed: 'Try Again' };

/** Says why nothing was picked, and what to do next (product.md, Pick: nothing). */
export function PickedNone({ status, onAgain }: PickedNoneProps) {
  const again = AGAIN[status];
  return (
    <div className={styles.none}>
      <p>{TEXTS[status]}</p>
      {again && (
        <Button variant="primary" onClick={onAgain}>
          {again}
        </Button>
      )}
    </div>
  );
}
