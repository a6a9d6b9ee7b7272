import { classNames } from './class-names.ts';
import styles from './leader.module.css';

/** The row of dots that joins a name to its value. */
export function Leader({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.leader, className)} aria-hidden="true" />;
}
