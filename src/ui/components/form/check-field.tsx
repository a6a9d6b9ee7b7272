import type { ReactNode } from 'react';
import styles from './check-field.module.css';
import box from './tick-box.module.css';

interface CheckFieldProps {
  readonly label: string;
  /** Said beside the label, in fewer words. */
  readonly hint?: string;
  /** Beside the box. */
  readonly picture?: ReactNode;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

/** A native tick box, with its label as part of the target. */
export function CheckField({ label, hint, picture, isChecked, onToggle }: CheckFieldProps) {
  return (
    <label className={styles.field}>
      <input className={box.box} type="checkbox" checked={isChecked} onChange={onToggle} />
      {picture}
      <span dir="auto">
        <span>{`${label} `}</span>
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
