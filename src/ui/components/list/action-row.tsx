import type { ReactNode } from 'react';
import { MoreMenu } from '../form/more-menu.tsx';
import styles from './action-row.module.css';

interface ActionRowProps {
  /** The actions that are under 'More' where a row has no room for them. */
  readonly more: ReactNode;
}

/** What can be done with all that a screen shows: one row of actions. */
export function ActionRow({ more }: ActionRowProps) {
  return (
    <div className={styles.row}>
      <MoreMenu isInline>{more}</MoreMenu>
    </div>
  );
}
