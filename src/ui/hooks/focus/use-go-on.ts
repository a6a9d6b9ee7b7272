import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a button that shows more of a list, and goes or moves: it is drawn at once, so that the focus goes on to the first of the others.
 * @param selector what takes the focus in the list
 * @returns where the list is, and what the button does: shows more, of which the first is at a place
 */
export const useGoOn = <List extends HTMLElement>(
  selector: string,
): readonly [RefObject<List | null>, (place: number, show: () => void) => void] => {
  const list = useRef<List>(null);
  const goOn = (place: number, show: () => void) => {
    flushSync(show);
    list.current?.querySelectorAll<HTMLElement>(selector)[place]?.focus();
  };
  return [list, goOn];
};
