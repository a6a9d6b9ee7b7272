import { browserLanguages } from '#adapters/browser/browser-languages.ts';
import { createApp, type App, type AppParts } from '#application/app.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Queries } from '#application/queries/queries.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { LanguageOffer } from '#application/use-cases/languages/language-offer.ts';
import { createLibraryFacade } from '#application/use-cases/library-facade.ts';
import { SetTheme, ThemeState } from '#application/use-cases/library/theme-state.ts';
import { CopyText } from '#application/use-cases/links/copy-text.ts';
import { WriteMail } from '#application/use-cases/links/write-mail.ts';
import { CheckHealth } from '#application/use-cases/provider/check-health.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { Health } from '#application/use-cases/provider/health.ts';
import { Startup } from '#application/use-cases/provider/startup.ts';
import { TestConnection } from '#application/use-cases/provider/test-connection.ts';
import { bindings, by, made, type TakenBy } from './bindings.ts';
import { partsOf, type Holding, type Name } from './parts.ts';

const hasSignInEnded = async () => (await import('#adapters/browser/has-sign-in-ended.ts')).hasSignInEnded();

type Site = Pick<AppParts, 'edition' | 'bench'>;
type OfApp = TakenBy<
  | typeof TestConnection
  | typeof SetTheme
  | typeof Startup
  | typeof Health
  | typeof ThemeState
  | typeof WriteMail
  | typeof Queries
  | typeof createLibraryFacade
>;

/** All that the UI sees of the core, as one value. */
const makeApp = (held: Holding<OfApp | (keyof AppParts & Name)>, ofSite: Site): App => {
  const ports = partsOf(held);
  const checkHealth = new CheckHealth({ testConnection: new TestConnection(ports) });
  const startup = new Startup(partsOf(held, { checkHealth }));
  const parts = partsOf(held, { startup, checkHealth, setTheme: new SetTheme(ports) });
  return createApp({
    startup,
    health: new Health(parts),
    theme: new ThemeState(parts),
    notifications: parts.notifications,
    copyText: parts.copyText,
    writeMail: new WriteMail(parts),
    queries: new Queries(parts),
    library: createLibraryFacade(parts),
    consoleLog: parts.consoleLog,
    clock: parts.clock,
    scrollMemory: parts.scrollMemory,
    homeMemory: parts.homeMemory,
    followedMemory: parts.followedMemory,
    ratingsMemory: parts.ratingsMemory,
    languageOffer: parts.languageOffer,
    draftMemory: parts.draftMemory,
    catalogChoice: parts.catalogChoice,
    ...ofSite,
    hasSignInEnded,
  });
};

/** Binds the core: plain classes, put together from the ports. */
export const coreModule = (ofSite: Site) =>
  bindings({
    notifications: made(Notifications),
    classifyError: made(ClassifyError),
    requestRunner: made(RequestRunner),
    copyText: made(CopyText),
    languageOffer: made(LanguageOffer, () => ({ languages: browserLanguages })),
    app: by((held: Holding<OfApp | (keyof AppParts & Name)>) => makeApp(held, ofSite)),
  });
