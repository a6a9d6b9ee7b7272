import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { classNames } from '../page/class-names.ts';
import { ViewToggle, type ListLook } from './view-toggle.tsx';
import styles from './list-controls.module.css';

interface OrderAndLook {
  readonly isAscending: boolean;
  readonly look: ListLook;
}

interface ListControlsProps {
  readonly choice: OrderAndLook;
  readonly onChoose: (chosen: Partial<OrderAndLook>) => void;
  /** What the list is filtered and sorted by. */
  readonly children: ReactNode;
}

/** Controls for a list of the visitor's: its filters, its order in both directions, its look. */
export function ListControls({ choice: { isAscending, look }, onChoose, children }: ListControlsProps) {
  return (
    <div className={classNames(styles.controls, styles.inRow)}>
      {children}
      <Button
        variant="toggle"
        className={styles.direction}
        icon={isAscending ? ICONS.up : ICONS.down}
        aria-pressed={!isAscending}
        onClick={() => onChoose({ isAscending: !isAscending })}
      >
        Descending
      </Button>
      <div className={styles.end}>
        <ViewToggle view={look} onChange={(chosen) => onChoose({ look: chosen })} />
      </div>
    </div>
  );
}
