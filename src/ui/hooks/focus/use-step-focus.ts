import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of each new step: what was pressed is gone with the step before. The first step of an
 * opened dialog has its focus from the dialog.
 * @returns the element that holds the steps
 */
export const useStepFocus = (step: string, isOpen: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const isNew = last.current !== step;
    last.current = step;
    const heading = place.current?.querySelector<HTMLElement>('h2, h3');
    if (!isOpen || !isNew || !heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isOpen, step]);
  return place;
};
