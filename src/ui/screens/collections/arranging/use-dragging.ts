import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** So near to an edge of the window, or of a dialog's body, the list scrolls under the held line. In pixels. */
const EDGE = 96;
/** At the edge itself, in pixels a frame. */
const FASTEST = 18;

const scrollerOf = (element: Element): Element => {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return document.documentElement;
};

/** How far to scroll in a frame: more the nearer the pointer is to an edge. */
const stepOf = (scroller: Element, at: number): number => {
  const isPage = scroller === document.documentElement;
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const speed = (distance: number) => Math.ceil(FASTEST * Math.min(1, Math.max(0, 1 - distance / EDGE)));
  return speed(bottom - at) - speed(at - top);
};

/** The place where a held line would be: behind all others whose middle is above the pointer. */
const placeAt = (line: HTMLElement, at: number): number =>
  [...(line.parentElement?.children ?? [])].filter((each) => {
    const { top, height } = each.getBoundingClientRect();
    return each !== line && top + height / 2 < at;
  }).length;

interface Holding {
  /** The press on its handle. */
  readonly press: globalThis.PointerEvent;
  readonly handle: HTMLElement;
  readonly line: HTMLElement;
  /** Called with the place where the line would be, each time that it is another. */
  readonly onPlace: (place: number) => void;
  /** Called with the place where it was dropped; without one where it was put back. */
  readonly onEnd: (place?: number) => void;
}

/**
 * Lets a line follow the pointer that has pressed its handle, until that is lifted. Escape, and a pointer that the browser takes away,
 * put it back. @returns puts it back
 */
const holdLine = ({ press, handle, line, onPlace, onEnd }: Holding): (() => void) => {
  const left = new AbortController();
  const { signal } = left;
  const scroller = scrollerOf(line);
  const scrolledFrom = scroller.scrollTop;
  let at = press.clientY;
  let place = placeAt(line, at);
  const end = (dropped?: number) => {
    if (signal.aborted) return;
    left.abort();
    line.style.translate = '';
    onEnd(dropped);
  };
  const follow = () => {
    if (signal.aborted) return;
    scroller.scrollTop += stepOf(scroller, at);
    line.style.translate = `0 ${at - press.clientY + scroller.scrollTop - scrolledFrom}px`;
    const next = placeAt(line, at);
    if (next !== place) onPlace((place = next));
    requestAnimationFrame(follow);
  };
  // No text is selected, and the focus stays.
  press.preventDefault();
  handle.setPointerCapture(press.pointerId);
  handle.addEventListener('pointermove', ({ clientY }) => (at = clientY), { signal });
  handle.addEventListener('pointerup', ({ clientY }) => end(placeAt(line, clientY)), { signal });
  for (const lost of ['pointercancel', 'lostpointercapture']) handle.addEventListener(lost, () => end(), { signal });
  const putBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around the lines stays.
    event.stopImmediatePropagation();
    end();
  };
  addEventListener('keydown', putBack, { capture: true, signal });
  requestAnimationFrame(follow);
  return () => end();
};

interface Drag {
  readonly key: string;
  /** Where the line would be, from 0 on; undefined before it is moved. */
  readonly to?: number;
}

/**
 * Lines that are dragged by their handle, with a mouse, a pen or a finger (product.md, Collections: order).
 * @param keys of the lines, in their order
 * @param onMove called with the place, from 0 on, where a line is to be
 * @returns attributes of a line, and of its handle
 */
export const useDragging = (keys: readonly string[], onMove: (key: string, place: number) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const putBack = useRef<() => void>(undefined);
  useEffect(() => () => putBack.current?.(), []);

  const begin = (key: string, { nativeEvent: press, currentTarget: handle }: PointerEvent<HTMLElement>) => {
    const line = handle.closest('li');
    if (!line || !press.isPrimary || press.button !== 0) return;
    setDrag({ key });
    putBack.current = holdLine({
      press,
      handle,
      line,
      onPlace: (to) => setDrag({ key, to }),
      onEnd: (to) => {
        setDrag(undefined);
        if (to !== undefined && to !== keys.indexOf(key)) onMove(key, to);
      },
    });
  };

  const from = drag ? keys.indexOf(drag.key) : -1;
  const edgeAt = (place: number) => {
    if (drag?.to !== place || from === place) return undefined;
    return from < place ? 'below' : 'above';
  };
  return (key: string, place: number) => ({
    line: { 'data-held': drag?.key === key || undefined, 'data-drop': edgeAt(place) },
    handle: { onPointerDown: (event: PointerEvent<HTMLElement>) => begin(key, event) },
  });
};
