import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { usePanel } from '../../hooks/use-panel.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { classNames } from '../page/class-names.ts';
import styles from './action-row.module.css';

interface ActionRowProps {
  /** The actions that are seen in a window of any width. */
  readonly children: ReactNode;
  /** The actions that are under 'More' where a row has no room for them. */
  readonly more: ReactNode;
}

/** What can be done with a whole list: one row of actions (product.md, Lists: actions). */
export function ActionRow({ children, more }: ActionRowProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle, close, around } = usePanel();
  /** The dialog of an action gives the focus back to what had it: by then, the action is not seen. */
  const leave = () => {
    if (!isOpen) return;
    button.current?.focus();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around the panel stays.
    event.stopPropagation();
    leave();
  };
  return (
    <div className={styles.row}>
      {children}
      <div className={styles.around} {...around} {...{ onKeyDown }}>
        <Button
          ref={button}
          className={styles.more}
          icon={ICONS.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          More
        </Button>
        <div id={id} className={classNames(styles.panel, isOpen && styles.open)} onClickCapture={leave}>
          {more}
        </div>
      </div>
    </div>
  );
}
