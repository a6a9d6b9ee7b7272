import { Button } from '../form/button.tsx';
import styles from './watch.module.css';

interface WatchFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** One sentence in its own place (product.md, Where to watch: failure). */
export function WatchFailure({ text, onRetry }: WatchFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
