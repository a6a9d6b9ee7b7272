import type { ReactNode } from 'react';
import { StoragePanel } from '../menu/storage-panel.tsx';
import { UserMenu } from '../menu/user-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import styles from './header.module.css';

/** The buttons at the end of the header, after the given ones. */
export function HeaderTools({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.tools}>
      {children}
      <ThemeToggle />
      <StoragePanel />
      <UserMenu />
    </div>
  );
}
