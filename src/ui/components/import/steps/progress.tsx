import { Hidden } from '../../page/hidden.tsx';
import styles from './steps.module.css';

interface ProgressProps {
  readonly done: number;
  readonly total: number;
  /** The id of the text beside it. */
  readonly describedBy: string;
}

/** So many times it is said how far it is: each number would be too much to listen to. */
const STEPS = 4;

const saidOf = (done: number, total: number): string => {
  const step = total === 0 ? 0 : Math.floor((done / total) * STEPS);
  return step === 0 ? '' : `${(100 * step) / STEPS} % looked for`;
};

/** How much is done. */
export function Progress({ done, total, describedBy }: ProgressProps) {
  return (
    <>
      <progress
        className={styles.progress}
        aria-label="Finding the titles"
        aria-describedby={describedBy}
        value={done}
        max={Math.max(total, 1)}
      />
      <p role="status">
        <Hidden>{saidOf(done, total)}</Hidden>
      </p>
    </>
  );
}
