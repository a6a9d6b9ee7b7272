import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import { linkPositionOf, restoreFocus, type LinkPosition } from './restore-focus.ts';

const isSearching = (): boolean => Boolean(document.activeElement?.closest('[role="search"]'));

/**
 * Moves the focus at navigations, never the scroll position. On a new screen the focus goes to the heading. By Back or
 * Forward, it goes to the link by which the screen was left. The first screen takes no focus, and no screen takes it
 * from a visitor who is typing a search.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  const positions = useRef(new Map<string, LinkPosition>());

  const remember = useEffectEvent((event: FocusEvent) => {
    const position = main.current && linkPositionOf(main.current, event.target);
    if (position) positions.current.set(key, position);
    else positions.current.delete(key);
  });
  useEffect(() => {
    const screen = main.current;
    const listen = (event: FocusEvent) => remember(event);
    screen?.addEventListener('focusin', listen);
    return () => screen?.removeEventListener('focusin', listen);
  }, [main]);

  const moveFocus = useEffectEvent(() => {
    if (!main.current || isSearching()) return undefined;
    const position = isReturn ? positions.current.get(key) : undefined;
    return position ? restoreFocus(main.current, position) : focusHeading(main.current);
  });
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return moveFocus();
  }, [pathname]);
};
