import { use, type ReactNode, type RefObject } from 'react';
import { LeavingContext } from './history/leaving-context.ts';
import styles from './layout.module.css';

interface MainProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * The `<main>` element. It is separate from the layout, so that nothing else is rendered again when the visitor leaves
 * for another screen.
 */
export function Main({ ref, children }: MainProps) {
  return (
    <main ref={ref} className={styles.main} id="main" tabIndex={-1} aria-busy={use(LeavingContext)}>
      {children}
    </main>
  );
}
