import { ON_PHONE, useMedia } from '../../hooks/media/use-media.ts';
import { StepButtons } from '../form/step-buttons.tsx';
import type { RowScroll } from './use-row-scroll.ts';
import styles from './row-arrows.module.css';

/** Buttons that scroll a row. They are absent where a finger scrolls it. */
export function RowArrows({ title, ...scroll }: Omit<RowScroll, 'attach'> & { readonly title: string }) {
  if (useMedia(ON_PHONE)) return null;
  return (
    <div className={styles.arrows}>
      <StepButtons backLabel={`Scroll ${title} back`} forwardLabel={`Scroll ${title} forward`} {...scroll} />
    </div>
  );
}
