import type { ReactNode } from 'react';
import styles from './link-row.module.css';

interface LinkRowProps {
  readonly label: string;
  /** How the link of what is shown is marked: by dots below its word, or as a tab of what is below. */
  readonly look?: 'dots' | 'tabs';
  /** Links, one of which may be the current one. */
  readonly children: ReactNode;
}

/** Where the row is longer than the window, as on a phone, the current link is in sight. */
const showCurrent = (row: HTMLElement | null): void => {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
};

/** Links to what belongs together, beside each other. */
export function LinkRow({ label, look = 'dots', children }: LinkRowProps) {
  return (
    <nav ref={showCurrent} className={styles[look]} aria-label={label}>
      {children}
    </nav>
  );
}
