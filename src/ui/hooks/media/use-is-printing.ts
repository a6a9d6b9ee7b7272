import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, or shown as it would be. What follows from it is in the page before the browser lays out
 * the first sheet.
 */
export const useIsPrinting = (): boolean => {
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
