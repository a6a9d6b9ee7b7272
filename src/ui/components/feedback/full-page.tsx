import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import styles from './full-page.module.css';

interface FullPageProps {
  /** Whether the screen replaced another one that the visitor was using: focus then goes to its heading. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A screen that fills the window: it has no header and no footer. */
export function FullPage({ takesFocus = false, children }: FullPageProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => (takesFocus && main.current ? focusHeading(main.current) : undefined), [takesFocus]);

  return (
    <main ref={main} className={styles.full}>
      {children}
    </main>
  );
}
