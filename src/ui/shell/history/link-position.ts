/** Identifies a link of a screen. */
export interface LinkPosition {
  readonly href: string;
  /** The link's place among the links to `href` that Tab leads to: a title may be shown twice. */
  readonly index: number;
}

// A picture that is a link only for the pointer leads to the same address as the name beside it.
const linksOf = (main: Element): readonly HTMLAnchorElement[] => [
  ...main.querySelectorAll<HTMLAnchorElement>('a:not([tabindex="-1"])'),
];

/** The position of a link; undefined for an element that is no link of the screen. */
export const linkPositionOf = (main: Element, focused: EventTarget | null): LinkPosition | undefined => {
  const link = focused instanceof Element ? focused.closest('a') : null;
  return link ? { href: link.href, index: linksOf(main).indexOf(link) } : undefined;
};

/** Finds the link again, once the screen is shown again. */
export const findLink = (main: Element, { href, index }: LinkPosition): HTMLAnchorElement | undefined => {
  const links = linksOf(main);
  return links[index]?.href === href ? links[index] : links.find((link) => link.href === href);
};
