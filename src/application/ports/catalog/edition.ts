import type { HostLink } from '#domain/addresses/host-links.ts';

/** What visitors may know of how this site was built: never the token. */
export interface Edition {
  /** Three numbers, as in '1.2.0'. */
  readonly version: string;
  /** Where the source is, for people to read and to report what is wrong. */
  readonly sourceUrl: string;
  /** Where lists are kept, by the name that the build chooses it by. */
  readonly store: string;
  /** Base address of the movie API. Here and below, an address without a host is on the site's own. */
  readonly apiUrl: string;
  readonly imageUrl: string;
  /** The addresses of the IP services, in the order in which they are tried. */
  readonly ipLookupUrls: readonly string[];
  /** The address to which the page's vitals are sent; empty where they are not sent. */
  readonly vitalsUrl: string;
  /** What the host of this site wants to be read beside it. */
  readonly hostLinks: readonly HostLink[];
  /** Where visitors ask the host for what none of their services has: a host, or the folder of one; empty where there is none. */
  readonly requestUrl: string;
}
