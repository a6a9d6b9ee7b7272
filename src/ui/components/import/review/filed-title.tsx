import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { importedFacts, importedName } from '../imported-texts.ts';
import styles from './review.module.css';

/** A title as the file has it, and what the file says of it. */
export function FiledTitle({ imported }: { readonly imported: ImportedTitle }) {
  return (
    <span className={styles.filed}>
      <b dir="auto">{importedName(imported)}</b> <small dir="auto">{importedFacts(imported)}</small>
    </span>
  );
}
