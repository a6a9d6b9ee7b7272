import { type RefObject, useLayoutEffect } from 'react';
import { watchPointing } from './watch-pointing.ts';

/** Parts of the page that must stay within reach while they are visible; of a dialog its head. */
const KEPT_FREE = '[data-kept-free]';
/** What a screen is about: its headings, and the rows between those and what they are over. */
const HEAD = 'main :is(h1, h2:not(li *), nav, [role="tablist"], [data-bar])';
/** What an open dialog has to press or to fill in. */
const CONTROLS = ['a', 'button', 'input', 'select', 'textarea', 'summary']
  .map((name) => `[role='dialog'][data-state='open'] ${name}`)
  .join();
const GAP = 8;

/** The parts that are seen above or below toasts, from top to bottom. */
const partsNear = (parts: string, { left, right }: DOMRect): readonly DOMRect[] =>
  [...document.querySelectorAll(parts)]
    // Of dialogs over one another only the last one is seen.
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.left < right && part.right > left)
    .toSorted((one, other) => one.top - other.top);

/** The lower end of the parts that toasts of this height must stay below, the first place under the window's upper edge that is free of them. */
const endOf = (parts: string, toasts: DOMRect): number =>
  partsNear(parts, toasts).reduce(
    (end, { top, bottom }) => (top < end + toasts.height + 2 * GAP ? Math.max(end, bottom) : end),
    0,
  );

const isOver =
  ({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>) =>
  (part: DOMRect): boolean =>
    part.top < bottom && part.bottom > top;

/** The parts of the page that toasts must leave free. A greeting that would lie over a screen's heading stands below the screen's head: no visitor has asked for it. */
const keptFree = (list: HTMLElement, toasts: DOMRect): string => {
  if (!list.querySelector('[data-greeting]')) return KEPT_FREE;
  const top = endOf(KEPT_FREE, toasts);
  const isHeadUnder = partsNear('main h1', toasts).some(isOver({ top, bottom: top + toasts.height + GAP }));
  return isHeadUnder ? `${KEPT_FREE}, ${HEAD}` : KEPT_FREE;
};

/** As `endOf`. Where the controls of an open dialog leave no place free, its head and foot do; where nothing does, the window's lower part. */
const roomAbove = (list: HTMLElement): number => {
  const toasts = list.getBoundingClientRect();
  const parts = keptFree(list, toasts);
  const free = endOf(`${parts}, ${CONTROLS}`, toasts);
  return free + toasts.height + GAP <= innerHeight ? free : Math.min(endOf(KEPT_FREE, toasts), innerHeight * 0.6);
};

/** Whether toasts lie over what must stay within reach. */
const isInTheWay = (list: HTMLElement): boolean => {
  const toasts = list.getBoundingClientRect();
  return partsNear(keptFree(list, toasts), toasts).some(isOver(toasts));
};

const isDialog = (target: EventTarget | null): boolean => target instanceof Element && target.role === 'dialog';

/** Whether it is the body of a dialog: what scrolls in it moves nothing that must stay free. */
const isDialogBody = (target: EventTarget | null): boolean =>
  target instanceof Element && target.parentElement?.closest('[role="dialog"]') !== null;

/** Tells when something has opened or closed, or the page is scrolled, and when anything else may have moved that toasts must leave free. */
const watchParts = (opened: () => void, moved: () => void, signal: AbortSignal): void => {
  // Each new part above makes the page longer or wider. A dialog grows with what comes into it.
  const sizes = new ResizeObserver(moved);
  sizes.observe(document.body);
  const watchDialogs = () => document.querySelectorAll('[role="dialog"]').forEach((each) => sizes.observe(each));
  // A panel changes only the content of the header; a dialog is a child of the page.
  const panels = new MutationObserver(opened);
  document.querySelectorAll('header').forEach((header) => panels.observe(header, { childList: true, subtree: true }));
  const dialogs = new MutationObserver(() => {
    watchDialogs();
    opened();
  });
  dialogs.observe(document.body, { childList: true });
  watchDialogs();
  // A dialog that is larger than a low window scrolls; one that opens is in its place at the end of its animation.
  // With a page that is scrolled they go: no finger is on its way to them.
  const scrolled = ({ target }: Event) => isDialogBody(target) || (target === document ? opened() : moved());
  const ended = ({ target }: Event) => (isDialog(target) ? opened() : moved());
  addEventListener('scroll', scrolled, { passive: true, capture: true, signal });
  addEventListener('animationend', ended, { signal });
  signal.addEventListener('abort', () => {
    for (const each of [sizes, panels, dialogs]) each.disconnect();
  });
};

/** Calls back when a toast has come: there is more of them than before. */
const watchToasts = (toasts: HTMLElement, come: () => void, signal: AbortSignal): void => {
  let last = 0;
  const sizes = new ResizeObserver(() => {
    const { height } = toasts.getBoundingClientRect();
    if (height > last) come();
    last = height;
  });
  sizes.observe(toasts);
  signal.addEventListener('abort', () => sizes.disconnect());
};

/**
 * Keeps `--above` up to date: the lower end of the parts above the toasts that must stay free. The place is chosen when a
 * toast comes, when something opens or closes, and when the page is scrolled. Else toasts stay where a finger may be on its way to, unless they are in
 * the way.
 */
export const useRoomAbove = (list: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const toasts = list.current;
    if (!toasts) return undefined;
    let isPointedAt = false;
    const place = () => {
      // A press may close the part above the toasts. The toasts wait for the end of the press, or the click would miss
      // them.
      if (!isPointedAt) toasts.style.setProperty('--above', `${roomAbove(toasts)}px`);
    };
    const left = new AbortController();
    const { signal } = left;
    watchParts(place, () => isInTheWay(toasts) && place(), signal);
    watchToasts(toasts, place, signal);
    place();
    const point = (isPointing: boolean) => {
      const hasLeft = isPointedAt && !isPointing;
      isPointedAt = isPointing;
      // A finger's click comes after its `pointerleave`.
      if (hasLeft) setTimeout(place);
    };
    watchPointing(toasts, point, signal);
    return () => left.abort();
  }, [list]);
