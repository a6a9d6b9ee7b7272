import type { ResolutionContext } from 'inversify';
import { createApp, type App, type AppParts } from '#application/app.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Queries } from '#application/queries/queries.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { createLibraryFacade } from '#application/use-cases/library-facade.ts';
import { SetTheme } from '#application/use-cases/library/set-theme.ts';
import { ThemeState } from '#application/use-cases/library/theme-state.ts';
import { CopyText } from '#application/use-cases/links/copy-text.ts';
import { WriteMail } from '#application/use-cases/links/write-mail.ts';
import { CheckHealth } from '#application/use-cases/provider/check-health.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { Health } from '#application/use-cases/provider/health.ts';
import { Startup } from '#application/use-cases/provider/startup.ts';
import { TestConnection } from '#application/use-cases/provider/test-connection.ts';
import { bindings } from './bindings.ts';
import { made } from './made.ts';
import { partsOf } from './parts.ts';

const hasSignInEnded = async () => (await import('#adapters/browser/has-sign-in-ended.ts')).hasSignInEnded();

/** All that the UI sees of the core, as one value. */
const makeApp = (context: ResolutionContext, ofSite: Pick<AppParts, 'edition' | 'bench'>): App => {
  const ports = partsOf(context);
  const checkHealth = new CheckHealth({ testConnection: new TestConnection(ports) });
  const parts = partsOf(context, { checkHealth, setTheme: new SetTheme(ports) });
  return createApp({
    startup: new Startup(parts),
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
    draftMemory: parts.draftMemory,
    catalogChoice: parts.catalogChoice,
    ...ofSite,
    hasSignInEnded,
  });
};

/** Binds the core: plain classes, put together from the ports. */
export const coreModule = (ofSite: Pick<AppParts, 'edition' | 'bench'>) =>
  bindings((bind) => {
    bind('notifications').toDynamicValue(made(Notifications));
    bind('classifyError').toDynamicValue(made(ClassifyError));
    bind('requestRunner').toDynamicValue(made(RequestRunner));
    bind('copyText').toDynamicValue(made(CopyText));
    bind('app').toDynamicValue((context) => makeApp(context, ofSite));
  });
