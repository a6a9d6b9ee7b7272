import { useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeave } from './use-leave.ts';

/** A panel is 'shown' while it is pointed at or has the focus, and 'open' until it is closed. */
type PanelState = 'closed' | 'shown' | 'open';

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
  };
};
