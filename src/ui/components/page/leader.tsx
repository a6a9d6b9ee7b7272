import { classNames } from './class-names.ts';
import styles from './leader.module.css';

interface LeaderProps {
  readonly className?: string | undefined;
}

/** The row of dots that joins a name to its value. */
export function Leader({ className }: LeaderProps) {
  return <span className={classNames(styles.leader, className)} aria-hidden="true" />;
}
