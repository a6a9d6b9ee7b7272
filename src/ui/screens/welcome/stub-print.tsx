import { DEFAULT_USERNAME } from '#domain/library/names/welcome-name.ts';
import styles from './stub-print.module.css';

/** The name, printed on the stub. Screen readers ignore it, because the field has the same text. */
export function StubPrint({ name }: { readonly name: string }) {
  return (
    <div className={styles.print} aria-hidden="true">
      <small>Admit one</small>
      <span className={styles.name} dir="auto">
        {name.trim() || DEFAULT_USERNAME}
      </span>
      <small>Every day, from noon</small>
    </div>
  );
}
