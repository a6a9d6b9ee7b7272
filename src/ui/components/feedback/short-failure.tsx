import { Button } from '../form/button.tsx';
import styles from './short-failure.module.css';

/** One sentence in its own place, with the way to try again (product.md, Where to watch: failure). */
export function ShortFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
