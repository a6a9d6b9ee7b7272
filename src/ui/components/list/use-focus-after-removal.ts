import { useCallback, useEffect, useRef, type RefObject } from 'react';

const removerIn = (item: Element | null): HTMLElement | null | undefined =>
  item?.isConnected ? item.querySelector<HTMLElement>('[data-removes]') : undefined;

/**
 * Keeps the focus near an item that is removed from a list. The focus goes to the button that removes the next item (it
 * carries `data-removes`), else the item before. If there is neither, it goes to the region around the list, which must
 * be focusable.
 * @returns a function to call with the button right before its item is removed
 */
export const useFocusAfterRemoval = (region: RefObject<HTMLElement | null>): ((button: Element) => void) => {
  const heir = useRef<Element | null>(undefined);
  // The effect runs after every render: the next render is the one without the item.
  useEffect(() => {
    if (heir.current !== undefined) (removerIn(heir.current) ?? region.current)?.focus();
    heir.current = undefined;
  });
  return useCallback((button: Element) => {
    const item = button.closest('li');
    heir.current = item?.nextElementSibling ?? item?.previousElementSibling ?? null;
  }, []);
};
