/** A link that whoever runs the site has given it, such as to an imprint. */
export interface HostLink {
  /** Any letters. */
  readonly label: string;
  /** A page of another host or of the site's own, from the host's root on, or a mailbox. */
  readonly href: string;
}

/** The items of a list in a variable, with commas between them. */
export const itemsOf = (list: string): readonly string[] =>
  list.split(',').flatMap((each) => (each.trim() ? [each.trim()] : []));

/** Each is a label, a space and an address (product.md, Configuration: host's links): the build refuses what is not. */
export const readHostLinks = (list: string): readonly HostLink[] =>
  itemsOf(list).map((item) => {
    const space = item.lastIndexOf(' ');
    return { label: item.slice(0, space).trimEnd(), href: item.slice(space + 1) };
  });
