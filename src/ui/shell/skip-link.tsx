import type { RefObject } from 'react';
import styles from './skip-link.module.css';

/** Past everything that each screen begins with. No navigation: the address, and what is shown, stay. */
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
