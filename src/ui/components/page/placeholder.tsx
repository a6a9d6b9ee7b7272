import { classNames } from './class-names.ts';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  /** Gives the placeholder the size of what it stands for. */
  readonly className?: string | undefined;
}

/** Holds the place of content that is being loaded. */
export function Placeholder({ className }: PlaceholderProps) {
  return <span className={classNames(styles.placeholder, className)} />;
}
