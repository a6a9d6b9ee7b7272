import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../form/icon.tsx';
import styles from './trailer-dialog.module.css';

interface TrailerNoticeProps {
  readonly icon: IconPath;
  readonly title: string;
  readonly text: string;
  /** The action that the visitor can take. */
  readonly children?: ReactNode;
}

/** A message on the screen, in place of a trailer. */
export function TrailerNotice({ icon, title, text, children }: TrailerNoticeProps) {
  return (
    <>
      <Icon path={icon} className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
}
