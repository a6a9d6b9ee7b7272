import { sinceAnswered } from '#adapters/browser/startup-answers.ts';
import { BrowserEarlyLog } from '#adapters/log/browser-early-log.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { EarlyLog } from '#application/ports/library/change-log.ts';
import type { Ports } from '#application/ports/port.ts';
import { TitleLanguage } from '#application/use-cases/library/title-language.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { bindings, by, made, to, value } from './bindings.ts';
import type { Config } from './config.ts';
import { partsOf, type Holding } from './parts.ts';
import { STORES } from './stores.ts';

const newTabName = (): string => Math.random().toString(36).slice(2);

type Remembered = 'themeMemory' | 'ratingsMemory' | 'titleLanguageMemory';

/** The library before anything is loaded. Only what the first drawing and the first requests go by is already known. */
const initialLibrary = ({ themeMemory, ratingsMemory, titleLanguageMemory }: Pick<Ports, Remembered>): Library => {
  const titleLanguage = titleLanguageMemory.recall();
  return {
    ...EMPTY_LIBRARY,
    preferences: {
      ...EMPTY_LIBRARY.preferences,
      theme: themeMemory.recall() ?? EMPTY_LIBRARY.preferences.theme,
      ...(ratingsMemory.recall() && { veilsRatings: true }),
      ...(titleLanguage && { titleLanguage }),
    },
  };
};

/** A log for a store that ends with the window: there is nothing to wait for. */
const NO_LOG: EarlyLog = { open: () => {}, append: async () => true, appendNow: () => true };

/** Binds the session, and the classes that let the library be loaded and saved, and that identify the visitor. */
export const libraryModule = ({ store, ipLookupUrls }: Pick<Config, 'store' | 'ipLookupUrls'>) =>
  bindings({
    initialLibrary: by((held: Holding<Remembered>) => initialLibrary(partsOf(held))),
    earlyLog: STORES[store].lifetime === 'window' ? value(NO_LOG) : to<EarlyLog>(BrowserEarlyLog),
    session: made(LibrarySession, () => ({ tab: newTabName() })),
    titleLanguage: made(TitleLanguage),
    titleLocale: by((held: Holding<'titleLanguage'>) => () => partsOf(held).titleLanguage.locale),
    identityResolver: by((held: Holding<'consoleLog'>) => ({
      resolve: async () => {
        const { identityResolverOf } = await import('./identity-resolver-of.ts');
        return identityResolverOf(ipLookupUrls, partsOf(held).consoleLog).resolve();
      },
    })),
    identity: made(Identity),
    loader: made(LibraryLoader, () => ({ sinceAnswered })),
  });
