import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { Title } from '#domain/title.ts';
import { importedFacts, importedName } from '../imported-texts.ts';
import styles from './review.module.css';

interface FiledTitleProps {
  readonly imported: ImportedTitle;
  /** What it is taken for. */
  readonly title?: Title | null;
}

/** A title as the file has it, and what the file says of it. */
export function FiledTitle({ imported, title }: FiledTitleProps) {
  return (
    <span className={styles.filed}>
      <b dir="auto">{importedName(imported)}</b> <small dir="auto">{importedFacts(imported, title ?? undefined)}</small>
    </span>
  );
}
