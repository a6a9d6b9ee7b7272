import type { RefObject } from 'react';
import styles from './skip-link.module.css';

/** Skips the part of the page that is the same on each screen. It is no navigation: the address and the screen stay. */
export function SkipLink({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
