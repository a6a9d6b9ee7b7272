import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../hooks/focus-heading.ts';
import styles from './full-page.module.css';

interface FullPageProps {
  /** It has come in place of what the visitor was in: focus goes to its heading. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A screen that has the window to itself: no header, no footer. */
export function FullPage({ takesFocus = false, children }: FullPageProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => (takesFocus && main.current ? focusHeading(main.current) : undefined), [takesFocus]);

  return (
    <main ref={main} className={styles.full}>
      {children}
    </main>
  );
}
