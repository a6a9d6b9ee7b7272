import { useLayoutEffect } from 'react';

/**
 * The pixels that the page's scrollbar takes from its width. There are none where the scrollbar lies over the page, or
 * the page does not scroll.
 */
const scrollbarWidth = (): number => {
  if (document.documentElement.scrollHeight <= window.innerHeight) return 0;
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.overflow = 'scroll';
  probe.style.position = 'absolute';
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
};

/**
 * Keeps the scrollbar's room free while the page is locked, so that nothing moves sideways. It is not a property that the
 * body's contents inherit: the styles of the whole page would be worked out anew.
 */
export const useScrollbarRoom = (): void => {
  useLayoutEffect(() => {
    const { style } = document.body;
    style.paddingRight = `${scrollbarWidth()}px`;
    return () => {
      style.paddingRight = '';
    };
  }, []);
};
