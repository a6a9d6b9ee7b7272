const DURATION_MS = 420;

/** Where the items of the lists of an element are. */
export type Places = ReadonlyMap<Element, DOMRect>;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isInWindow = ({ top, bottom, left, right }: DOMRect): boolean =>
  bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;

export const placesIn = (root: Element | null): Places =>
  new Map([...(root?.querySelectorAll('li') ?? [])].map((item) => [item, item.getBoundingClientRect()]));

/** Lets the items that have moved glide to where they are now: nothing jumps. */
export const glideFrom = (places: Places): void => {
  const duration = isStill() ? 1 : DURATION_MS;
  const moved = [...places].flatMap(([item, before]) => {
    if (!item.isConnected) return [];
    const after = item.getBoundingClientRect();
    const [x, y] = [before.left - after.left, before.top - after.top];
    return (x !== 0 || y !== 0) && (isInWindow(before) || isInWindow(after)) ? [{ item, from: `${x}px ${y}px` }] : [];
  });
  for (const { item, from } of moved)
    item.animate({ translate: [from, '0 0'] }, { duration, easing: 'cubic-bezier(.2, .7, .2, 1)' });
};
