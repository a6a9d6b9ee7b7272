import { StepButtons } from '../form/step-buttons.tsx';
import type { RowScroll } from './use-row-scroll.ts';
import styles from './row-arrows.module.css';

interface RowArrowsProps extends Omit<RowScroll, 'attach'> {
  /** The row's title. */
  readonly title: string;
}

/** They scroll a row, and go where the finger does it. */
export function RowArrows({ title, ...scroll }: RowArrowsProps) {
  return (
    <div className={styles.arrows}>
      <StepButtons backLabel={`Scroll ${title} back`} forwardLabel={`Scroll ${title} forward`} {...scroll} />
    </div>
  );
}
