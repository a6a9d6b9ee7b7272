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

/** Sets `--scrollbar` to the width of the page's scrollbar while the page is locked, so that nothing moves sideways. */
export const useScrollbarRoom = (isLocked: boolean): void => {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--scrollbar', `${scrollbarWidth()}px`);
    return () => {
      style.removeProperty('--scrollbar');
    };
  }, [isLocked]);
};
