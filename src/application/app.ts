import type { Bench } from './bench.ts';
import type { LibraryFacade } from './facades/library-facade.ts';
import type { Clock } from './ports/clock.ts';
import type { Log } from './ports/log.ts';
import type { ScrollMemory } from './ports/memories/scroll-memory.ts';
import type { Queries } from './queries/queries.ts';
import { Banner } from './streams/banner.ts';
import type { Health } from './streams/health.ts';
import type { Notifications } from './streams/notifications.ts';
import type { Startup } from './streams/startup.ts';
import type { ThemeState } from './theme-state.ts';
import type { WriteMail } from './use-cases/write-mail.ts';

export interface AppParts {
  readonly startup: Startup;
  readonly health: Health;
  readonly theme: ThemeState;
  readonly notifications: Notifications;
  readonly writeMail: WriteMail;
  readonly queries: Queries;
  readonly library: LibraryFacade;
  readonly log: Log;
  readonly clock: Clock;
  readonly scrollMemory: ScrollMemory;
  readonly catalogChoice: CatalogChoice;
  readonly edition: Edition;
  /** Whether a sign-in stands before the site's own host by now (product.md, Errors and retry: signed out). Never rejects. */
  readonly hasSignInEnded: () => Promise<boolean>;
  /** Only in a build for the demo. */
  readonly bench?: Bench | undefined;
}

/** What visitors may know of how this site was built: never the token. */
export interface Edition {
  /** Three numbers, as in '1.2.0'. */
  readonly version: string;
  /** Where the source is, for people to read and to report what is wrong. */
  readonly sourceUrl: string;
  /** Base address of the movie API. Here and below, an address without a host is on the site's own. */
  readonly apiUrl: string;
  readonly imageUrl: string;
  /** The addresses of the IP services, in the order in which they are tried. */
  readonly ipLookupUrls: readonly string[];
  /** The address to which the page's vitals are sent; empty where they are not sent. */
  readonly vitalsUrl: string;
}

/** Which catalogue this visit runs on, and how a visitor changes it. */
export interface CatalogChoice {
  readonly isDemo: boolean;
  /** Whether the demo was the visitor's choice for this tab, rather than how the app was built. */
  readonly isChosen: boolean;
  /** Starts over on the demo catalogue; lasts for the tab. */
  openDemo(): void;
  /** Starts over on the catalogue the app was built for. */
  leaveDemo(): void;
}

/** All that the UI sees of the core. */
export interface App extends AppParts {
  /** A new banner over `count` slides. */
  createBanner(count: number): Banner;
}

export const createApp = (parts: AppParts): App => ({
  ...parts,
  createBanner: (count) => new Banner(count, parts.clock),
});
