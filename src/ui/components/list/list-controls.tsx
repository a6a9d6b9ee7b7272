import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { SelectField } from '../form/select-field.tsx';
import { classNames } from '../page/class-names.ts';
import type { ListChoosing } from './use-list-choice.ts';
import { ViewToggle } from './view-toggle.tsx';
import styles from './list-controls.module.css';

interface ListControlsProps {
  readonly choosing: ListChoosing;
  /** What the list is looked through by. */
  readonly children?: ReactNode;
}

/** Controls for a list of the visitor's: what is shown of it, its order in both directions, its look (product.md, Lists: sort). */
export function ListControls({ choosing: { selects, isAscending, look, onChoose }, children }: ListControlsProps) {
  return (
    <div className={classNames(styles.controls, styles.inRow)}>
      {children}
      {selects.map(({ label, value, options, onChange }) => (
        <SelectField key={label} {...{ label, value, options, onChange }} />
      ))}
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
