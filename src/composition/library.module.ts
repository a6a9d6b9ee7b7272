import { sinceAnswered } from '#adapters/browser/startup-answers.ts';
import { BrowserEarlyLog } from '#adapters/log/browser-early-log.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { EarlyLog } from '#application/ports/library/change-log.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { bindings } from './bindings.ts';
import type { Config } from './config.ts';
import { made } from './made.ts';
import { partsOf } from './parts.ts';
import { STORES } from './stores.ts';

const newTabName = (): string => Math.random().toString(36).slice(2);

/** The library before anything is loaded. Only its theme is already known. */
const initialLibrary = (theme = EMPTY_LIBRARY.preferences.theme): Library => ({
  ...EMPTY_LIBRARY,
  preferences: { ...EMPTY_LIBRARY.preferences, theme },
});

/** A log for a store that ends with the window: there is nothing to wait for. */
const NO_LOG: EarlyLog = { open: () => {}, append: async () => true, appendNow: () => true };

/** Binds the session, and the classes that let the library be loaded and saved, and that identify the visitor. */
export const libraryModule = ({ store, ipLookupUrls }: Pick<Config, 'store' | 'ipLookupUrls'>) =>
  bindings((bind) => {
    bind('initialLibrary').toDynamicValue((context) => initialLibrary(partsOf(context).themeMemory.recall()));
    if (STORES[store].lifetime === 'window') bind('earlyLog').toConstantValue(NO_LOG);
    else bind('earlyLog').to(BrowserEarlyLog);
    bind('session').toDynamicValue((context) => new LibrarySession(partsOf(context, { tab: newTabName() })));
    bind('identityResolver').toDynamicValue((context) => ({
      resolve: async () => {
        const { identityResolverOf } = await import('./identity-resolver-of.ts');
        return identityResolverOf(ipLookupUrls, partsOf(context).consoleLog).resolve();
      },
    }));
    bind('identity').toDynamicValue(made(Identity));
    bind('loader').toDynamicValue((context) => new LibraryLoader(partsOf(context, { sinceAnswered })));
  });
