import type { HomePart } from '#domain/library/home-part.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { Bench } from './ports/bench.ts';
import type { CatalogChoice } from './ports/catalog/catalog-choice.ts';
import type { Edition } from './ports/catalog/edition.ts';
import type { Clock } from './ports/clock.ts';
import type { ConsoleLog } from './ports/console-log.ts';
import type { DraftMemory } from './ports/memories/draft-memory.ts';
import type { ScrollMemory } from './ports/memories/scroll-memory.ts';
import type { ValueMemory } from './ports/memories/value-memory.ts';
import type { Queries } from './queries/queries.ts';
import { Banner } from './time/banner.ts';
import type { LanguageOffer } from './use-cases/languages/language-offer.ts';
import type { LibraryFacade } from './use-cases/library-facade.ts';
import type { ThemeState } from './use-cases/library/theme-state.ts';
import type { CopyText } from './use-cases/links/copy-text.ts';
import type { WriteMail } from './use-cases/links/write-mail.ts';
import type { Health } from './use-cases/provider/health.ts';
import type { Startup } from './use-cases/provider/startup.ts';

export interface AppParts {
  readonly startup: Startup;
  readonly health: Health;
  readonly theme: ThemeState;
  readonly notifications: Notifications;
  readonly copyText: CopyText;
  readonly writeMail: WriteMail;
  readonly queries: Queries;
  readonly library: LibraryFacade;
  readonly consoleLog: ConsoleLog;
  readonly clock: Clock;
  readonly scrollMemory: ScrollMemory;
  readonly homeMemory: ValueMemory<readonly HomePart[]>;
  readonly followedMemory: ValueMemory<readonly number[]>;
  /** Whether ratings were shown once seen. */
  readonly ratingsMemory: ValueMemory<boolean>;
  readonly languageOffer: LanguageOffer;
  readonly draftMemory: DraftMemory;
  readonly catalogChoice: CatalogChoice;
  readonly edition: Edition;
  /** Whether a sign-in stands before the site's own host by now (product.md, Errors and retry: signed out). Never rejects. */
  readonly hasSignInEnded: () => Promise<boolean>;
  /** Only in a build for the demo. */
  readonly bench?: Bench | undefined;
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
