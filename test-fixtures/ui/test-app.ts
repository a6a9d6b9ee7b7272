import { createApp, type App } from '#application/app.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { CatalogProbe } from '#application/ports/catalog/catalog-probe.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DraftMemory } from '#application/ports/memories/draft-memory.ts';
import type { ValueMemory } from '#application/ports/memories/value-memory.ts';
import { Queries } from '#application/queries/queries.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { LanguageOffer } from '#application/use-cases/languages/language-offer.ts';
import { SetTheme, ThemeState } from '#application/use-cases/library/theme-state.ts';
import { CopyText } from '#application/use-cases/links/copy-text.ts';
import { WriteMail } from '#application/use-cases/links/write-mail.ts';
import { CheckHealth } from '#application/use-cases/provider/check-health.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { Health } from '#application/use-cases/provider/health.ts';
import { Startup } from '#application/use-cases/provider/startup.ts';
import { TestConnection } from '#application/use-cases/provider/test-connection.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { testLibrary, type LibraryGiven } from '#fixtures/ui/test-library.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';

/** What is outside the core, where a test says so. */
export interface Given extends LibraryGiven {
  readonly browser?: Partial<Browser>;
  /** How the provider answers a check; well, unless given. */
  readonly probe?: CatalogProbe;
  /** What the visitor has; a first-time visitor's unless given. */
  readonly library?: Library;
  /** Which shows the device remembers as followed; none unless given. */
  readonly followedMemory?: App['followedMemory'];
  readonly homeMemory?: App['homeMemory'];
  readonly ratingsMemory?: App['ratingsMemory'];
  /** Whether the visitor has answered if titles are to come in the browser's language; not yet unless given. */
  readonly languageOfferMemory?: ValueMemory<boolean>;
  /** What differs of how the site was built. */
  readonly edition?: Partial<App['edition']>;
  /** Whether titles are made up; so unless given. */
  readonly isDemo?: boolean;
}

interface Outside extends Given {
  readonly catalog: MovieCatalog;
  readonly clock: Clock;
}

const forgetful = { recall: () => undefined, remember: () => undefined };
const consoleLog = { warn: () => undefined, error: () => undefined };
/** Drafts that last as long as the app. */
const memoryDrafts = (): DraftMemory => {
  const texts = new Map<string, string>();
  return {
    recall: (name) => texts.get(name),
    remember: (name, text) => void (text ? texts.set(name, text) : texts.delete(name)),
    forget: () => texts.clear(),
  };
};

const scrollMemory = { recall: () => ({}), remember: () => undefined, forget: () => undefined };
const CATALOG_CHOICE = { isChosen: false, openDemo: () => undefined, leaveDemo: () => undefined };
const EDITION = {
  version: '1.2.3',
  sourceUrl: 'https://source.example/matinee',
  store: 'local',
  apiUrl: 'https://api.example/3',
  imageUrl: 'https://images.example/t/p/',
  ipLookupUrls: ['https://ip.example/'],
  vitalsUrl: '',
  hostLinks: [],
  requestUrl: '',
};
const siteOf = (edition: Given['edition'] = {}, isDemo = true) => ({
  catalogChoice: { ...CATALOG_CHOICE, isDemo },
  edition: { ...EDITION, ...edition },
});
/** What the device remembers: nothing unless given. */
const memoriesOf = ({
  followedMemory = forgetful,
  homeMemory = forgetful,
  ratingsMemory = forgetful,
}: Pick<Given, 'followedMemory' | 'homeMemory' | 'ratingsMemory'>) => ({
  followedMemory,
  homeMemory,
  ratingsMemory,
  scrollMemory,
  draftMemory: memoryDrafts(),
});
const healthy: CatalogProbe = { configured: true, address: 'demo', probe: () => Promise.resolve(200) };

/** The real core over a test's own outside; the device does all that is asked, unless the test says otherwise. */
export const testApp = ({
  catalog,
  clock,
  browser: own,
  library = EMPTY_LIBRARY,
  probe = healthy,
  edition,
  isDemo,
  languages = () => ['de-DE'],
  languageOfferMemory = forgetful,
  ...others
}: Outside): App => {
  const browser = { ...willingBrowser, ...own };
  const asking = { clock, browser, catalogChoice: { isDemo: false } };
  const notifications = new Notifications({ clock });
  const copyText = new CopyText({ browser, notifications, consoleLog });
  const common = { notifications, copyText, clock, consoleLog };
  const session = new LibrarySession({ initialLibrary: library, clock, tab: 'tab' });
  const checkHealth = new CheckHealth({ testConnection: new TestConnection({ probe, ...asking }) });
  const classifyError = new ClassifyError();
  const requestRunner = new RequestRunner({ ...asking, random: () => 0, notifications, classifyError });
  const outside = { ...common, catalog, probe, checkHealth, classifyError, browser, random: () => 0 };
  const languageOffer = new LanguageOffer({ catalog, languages, session, languageOfferMemory });
  const startup = new Startup({ ...outside, images: { baseUrl: '/artwork/', sized: false } });
  return createApp({
    startup,
    theme: new ThemeState({ session, setTheme: new SetTheme({ session }), themeMemory: forgetful }),
    ...common,
    writeMail: new WriteMail({ browser, copyText, clock }),
    queries: new Queries({ catalog, requestRunner, clock }),
    health: new Health({ startup, checkHealth, browser, notifications, clock }),
    library: testLibrary({ ...common, session, browser, catalog, requestRunner, languages, languageOffer, ...others }),
    languageOffer,
    ...memoriesOf(others),
    ...siteOf(edition, isDemo),
    hasSignInEnded: () => Promise.resolve(false),
  });
};
