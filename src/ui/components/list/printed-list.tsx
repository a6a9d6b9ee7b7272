import type { PrintedLine } from '#domain/format/printed-title.ts';
import { useIsPrinting } from '../../hooks/media/use-is-printing.ts';
import { textAttributes } from '../title/text-attributes.ts';
import styles from './printed-list.module.css';

interface PrintedListProps {
  /** Called once the page is printed: all of the list, in its order. */
  readonly lines: () => readonly PrintedLine[];
}

/**
 * A whole list on paper, a line for each of its titles, in place of the element after it: that one has only what is in
 * sight (product.md, Frame: print).
 */
export function PrintedList({ lines }: PrintedListProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return (
    <ul className={styles.printed}>
      {lines().map(({ key, name, language, year, note }) => (
        <li key={key}>
          <b {...textAttributes(name, language)}>{name}</b>
          {year && <span>{` (${year})`}</span>}
          {note && <p dir="auto">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
