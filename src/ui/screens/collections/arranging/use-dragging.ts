import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { holdLine } from './hold-line.ts';

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
