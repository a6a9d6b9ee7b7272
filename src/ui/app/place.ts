/** Which link of a screen. */
export interface Place {
  readonly href: string;
  /** Among all links there: a title may be shown twice. */
  readonly index: number;
}

const linksOf = (main: Element): readonly HTMLAnchorElement[] => [...main.querySelectorAll('a')];

/** Undefined for what is no link of the screen. */
export const placeOf = (main: Element, focused: EventTarget | null): Place | undefined => {
  const link = focused instanceof Element ? focused.closest('a') : null;
  return link ? { href: link.href, index: linksOf(main).indexOf(link) } : undefined;
};

/** The link again, once the screen is shown again. */
export const findPlace = (main: Element, { href, index }: Place): HTMLAnchorElement | undefined => {
  const links = linksOf(main);
  return links[index]?.href === href ? links[index] : links.find((link) => link.href === href);
};
