import { type LeftOut, leftOutText } from '#domain/import/left-out.ts';
import styles from './review.module.css';

/** What is not brought, and why. */
export function LeftOutRow({ left }: { readonly left: LeftOut }) {
  return (
    <span className={styles.filed}>
      <b dir="auto">{left.name || 'A row without a name'}</b> <small dir="auto">{leftOutText(left)}</small>
    </span>
  );
}
