import { type RefObject, useEffect } from 'react';
import type { TitleSelection } from './title-selection.ts';

const dialogOf = (place: EventTarget | null): Element | null =>
  place instanceof Element ? place.closest('[role="dialog"]') : null;

/**
 * Ends selecting by Escape, before a dialog around the list hears of it. A dialog or a panel that is open over the list is closed first.
 * @param bar an element beside the list
 */
export const useLeaveByEscape = (
  selection: TitleSelection,
  isOn: boolean,
  bar: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[aria-expanded="true"]')) return;
      if (dialogOf(event.target) !== dialogOf(bar.current)) return;
      event.stopPropagation();
      selection.leave();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [selection, isOn, bar]);
};
