import { markText } from '#domain/format/mark-text.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import styles from './mark-text.module.css';

/** What the visitor knows about a title, among the facts of its line (product.md, Marks: cards). */
export function MarkText({ mark }: { readonly mark: Mark | undefined }) {
  const text = markText(mark);
  return text && <span className={styles.text}>{text}</span>;
}
