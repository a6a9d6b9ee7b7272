import { isInWindow } from '#domain/is-in-window.ts';
import { REDUCED_MOTION } from '../../hooks/media/use-media.ts';

/** Where the items of the lists of an element are. */
export type Places = ReadonlyMap<Element, DOMRect>;

export const placesIn = (root: Element | null): Places =>
  new Map([...(root?.querySelectorAll('li') ?? [])].map((item) => [item, item.getBoundingClientRect()]));

/** How what has moved glides to its new place: not at all where the visitor wants no motion. */
export const glideTiming = () => ({
  duration: matchMedia(REDUCED_MOTION).matches ? 1 : 420,
  easing: 'cubic-bezier(.2, .7, .2, 1)',
});

/** Lets the items that have moved glide to where they are now: nothing jumps. */
export const glideFrom = (places: Places): void => {
  const timing = glideTiming();
  const moved = [...places].flatMap(([item, before]) => {
    if (!item.isConnected) return [];
    const after = item.getBoundingClientRect();
    const [x, y] = [before.left - after.left, before.top - after.top];
    const isSeen = [before, after].some((place) => isInWindow(place, window));
    return (x !== 0 || y !== 0) && isSeen ? [{ item, from: `${x}px ${y}px` }] : [];
  });
  for (const { item, from } of moved) item.animate({ translate: [from, '0 0'] }, timing);
};
