import { type RefObject, useLayoutEffect } from 'react';
import { glideTiming } from './glide.ts';

/** Names the glides that make room. */
const ROOM = 'make-room';

/** Resolves once nothing glides: what comes then makes room without a shift. */
export const roomIsMade = (): Promise<unknown> =>
  Promise.allSettled(document.getAnimations().flatMap(({ id, finished }) => (id === ROOM ? [finished] : [])));

const followersOf = (element: Element): readonly Element[] => {
  const next = element.nextElementSibling;
  return next ? [next, ...followersOf(next)] : [];
};

/** The distance, in pixels, by which an element moves the element after it. */
const roomOf = (element: HTMLElement, next: Element): number => {
  const { top } = next.getBoundingClientRect();
  element.hidden = true;
  const without = next.getBoundingClientRect().top;
  element.hidden = false;
  return top - without;
};

/**
 * Makes room for an element that comes when the page is already on the screen. The content after it stays in place if
 * the visitor is busy there: nothing disappears from under a pointer. Otherwise that content glides to its place
 * instead of jumping.
 */
export const useMakeRoom = (arrival: RefObject<HTMLElement | null>, isLate: boolean): void => {
  useLayoutEffect(() => {
    const element = arrival.current;
    const followers = element ? followersOf(element) : [];
    const [next] = followers;
    if (!isLate || !element || !next) return;
    const room = roomOf(element, next);
    if (followers.some((follower) => follower.matches(':hover, :focus-within'))) {
      window.scrollBy({ top: room, behavior: 'instant' });
      return;
    }
    const timing = glideTiming();
    element.animate({ opacity: [0, 1] }, timing);
    // Where two come at once, each has its room: one glide would take the place of the other, and the content would jump.
    const move = { translate: [`0 ${-room}px`, '0 0'] };
    for (const follower of followers) follower.animate(move, { ...timing, composite: 'add', id: ROOM });
  }, [arrival, isLate]);
};
