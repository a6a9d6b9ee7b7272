import type { LeftOut } from '#domain/import/import-reading.ts';
import { LEFT_OUT_TEXTS } from '#domain/import/left-out-texts.ts';
import styles from './review.module.css';

/** What is not brought, and why. */
export function LeftOutRow({ left: { name, reason } }: { readonly left: LeftOut }) {
  return (
    <span className={styles.filed}>
      <b dir="auto">{name || 'A row without a name'}</b> <small>{LEFT_OUT_TEXTS[reason]}</small>
    </span>
  );
}
