import { useEffect, useState, type RefObject } from 'react';

const indexOf = (target: EventTarget | null): number | undefined => {
  const item = target instanceof Element ? target.closest('[aria-posinset]') : null;
  return item ? Number(item.getAttribute('aria-posinset')) - 1 : undefined;
};

/** The index of the list item that has the focus, or contains the focused element. */
export const useFocusedItem = (list: RefObject<HTMLElement | null>): number | undefined => {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const items = list.current;
    const enter = ({ target }: FocusEvent) => setFocused(indexOf(target));
    const leave = ({ relatedTarget }: FocusEvent) => setFocused(indexOf(relatedTarget));
    items?.addEventListener('focusin', enter);
    items?.addEventListener('focusout', leave);
    return () => {
      items?.removeEventListener('focusin', enter);
      items?.removeEventListener('focusout', leave);
    };
  }, [list]);
  return focused;
};
