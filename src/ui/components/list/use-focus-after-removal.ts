import { useCallback, useEffect, useRef, type RefObject } from 'react';

const removerIn = (item: Element | null): HTMLElement | null | undefined =>
  item?.isConnected ? item.querySelector<HTMLElement>('[data-removes]') : undefined;

/**
 * Keeps the focus near an item that is removed from a list. The focus goes to the button that removes the next item (it
 * carries `data-removes`), else to that of the item before. Else it goes to the region around the list, which must be
 * focusable.
 * @returns to be called with the button right before its item is removed
 */
export const useFocusAfterRemoval = (region: RefObject<HTMLElement | null>): ((button: Element) => void) => {
  const heir = useRef<Element | null>(undefined);
  // After every render: the next one is that without the item.
  useEffect(() => {
    if (heir.current !== undefined) (removerIn(heir.current) ?? region.current)?.focus();
    heir.current = undefined;
  });
  return useCallback((button: Element) => {
    const item = button.closest('li');
    heir.current = item?.nextElementSibling ?? item?.previousElementSibling ?? null;
  }, []);
};
