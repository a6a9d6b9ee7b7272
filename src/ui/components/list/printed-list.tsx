import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintedLine } from '#domain/format/printed-title.ts';
import styles from './printed-list.module.css';

interface PrintedListProps {
  /** Called once the page is printed: all of the list, in its order. */
  readonly lines: () => readonly PrintedLine[];
}

/**
 * Whether the page is being printed, or shown as it would be. What follows from it is in the page before the browser lays out
 * the first sheet.
 */
const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const print = (isOn: boolean) => flushSync(() => setPrinting(isOn));
    addEventListener('beforeprint', () => print(true), { signal });
    addEventListener('afterprint', () => print(false), { signal });
    // For tools that show the page as on paper, and tell nothing else.
    matchMedia('print').addEventListener('change', ({ matches }) => print(matches), { signal });
    return () => left.abort();
  }, []);
  return isPrinting;
};

/**
 * A whole list on paper, a line for each of its titles, in place of the element after it: that one has only what is in
 * sight (product.md, Frame: print).
 */
export function PrintedList({ lines }: PrintedListProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return (
    <ul className={styles.printed}>
      {lines().map(({ key, name, year, note }) => (
        <li key={key}>
          <b dir="auto">{name}</b>
          {year && <span>{` (${year})`}</span>}
          {note && <p dir="auto">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
