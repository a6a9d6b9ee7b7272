import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onLeave` when the visitor leaves an open panel, by a press elsewhere or by Escape. Escape returns the focus to
 * the panel's button.
 * @param root the element around button and panel
 */
export const useLeave = (root: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void => {
  const press = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && root.current?.contains(target))) onLeave();
  });
  const pressKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
    onLeave();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', pressKey);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', pressKey);
    };
  }, [isOpen]);
};
