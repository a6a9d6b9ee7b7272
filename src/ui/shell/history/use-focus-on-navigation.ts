import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../hooks/focus-heading.ts';
import { focusPlace } from './focus-place.ts';
import { placeOf, type Place } from './place.ts';

const isSearching = (): boolean => Boolean(document.activeElement?.closest('[role="search"]'));

/**
 * Moves focus with the visitor, never the scroll position: on a new screen to its heading, and by Back or Forward to the
 * link it was left by. The first screen takes nothing, nor does any from who is typing a search.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  const places = useRef(new Map<string, Place>());

  const remember = useEffectEvent((event: FocusEvent) => {
    const place = main.current && placeOf(main.current, event.target);
    if (place) places.current.set(key, place);
    else places.current.delete(key);
  });
  useEffect(() => {
    const screen = main.current;
    const listen = (event: FocusEvent) => remember(event);
    screen?.addEventListener('focusin', listen);
    return () => screen?.removeEventListener('focusin', listen);
  }, [main]);

  const moveFocus = useEffectEvent(() => {
    if (!main.current || isSearching()) return undefined;
    const place = isReturn ? places.current.get(key) : undefined;
    return place ? focusPlace(main.current, place) : focusHeading(main.current);
  });
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return moveFocus();
  }, [pathname]);
};
