import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from './listen.ts';

/** A panel is 'shown' while it is pointed at or has the focus, and 'open' until it is closed. */
type PanelState = 'closed' | 'shown' | 'open';

/**
 * Calls `onLeave` when the visitor leaves an open panel, by a press elsewhere or by Escape. Escape returns the focus to
 * the panel's button.
 * @param root the element around button and panel
 */
const useLeave = (root: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void => {
  const press = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && root.current?.contains(target))) onLeave();
  });
  const pressKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
    onLeave();
  });

  useEffect(
    () =>
      isOpen
        ? listen(document, { pointerdown: (event) => press(event), keydown: (event) => pressKey(event) })
        : undefined,
    [isOpen],
  );
};

/**
 * A panel under its button. It closes by Escape, by a press or the focus elsewhere, and by a navigation to another
 * page.
 */
export const usePanel = () => {
  const [state, setState] = useState<PanelState>('closed');
  const root = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setState('closed');
  }
  const isOpen = state !== 'closed';
  useLeave(root, isOpen, () => setState('closed'));

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setState('closed');
  };
  return {
    isOpen,
    /** Attributes of the element around button and panel. */
    around: { ref: root, onBlur },
    toggle: () => setState(state === 'open' ? 'closed' : 'open'),
    show: () => setState(state === 'closed' ? 'shown' : state),
    hide: () => setState(state === 'shown' ? 'closed' : state),
    close: () => setState('closed'),
  };
};
