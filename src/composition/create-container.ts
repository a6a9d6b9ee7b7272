import { Container, ContainerModule } from 'inversify';
import { BrowserConsoleLog } from '#adapters/browser/browser-console-log.ts';
import { browserRandom } from '#adapters/browser/browser-random.ts';
import { lastTheme } from '#adapters/browser/memories/last-theme.ts';
import { TabScrollMemory } from '#adapters/browser/memories/tab-scroll-memory.ts';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { WindowBrowser } from '#adapters/browser/window-browser.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port } from '#application/ports/port.ts';
import { Queries } from '#application/queries/queries.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { CheckHealth } from '#application/use-cases/provider/check-health.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { TestConnection } from '#application/use-cases/provider/test-connection.ts';
import { appModule } from './app.module.ts';
import { CATALOGUES } from './catalogues/catalogues.ts';
import type { Config } from './config.ts';
import { coreModule } from './core.module.ts';
import { libraryModule } from './library.module.ts';
import { loadLateParts } from './load-late-parts.ts';
import { loaderModule } from './loader.module.ts';
import { Token } from './token.ts';
import { withDeps } from './with-deps.ts';

const browserModule = new ContainerModule(({ bind }) => {
  bind(Port.clock).to(SystemClock);
  bind(Port.browser).to(WindowBrowser);
  bind(Port.consoleLog).to(BrowserConsoleLog);
  bind(Port.random).toConstantValue(browserRandom);
  bind(Port.scrollMemory).to(TabScrollMemory);
  bind(Port.themeMemory).toConstantValue(lastTheme);
});

/** Binds the classes that send requests to the provider and process its answers and failures. */
const requestModule = new ContainerModule(({ bind }) => {
  bind(ClassifyError).toDynamicValue(withDeps(ClassifyError, {}));
  bind(RequestRunner).toDynamicValue(
    withDeps(RequestRunner, {
      clock: Port.clock,
      browser: Port.browser,
      random: Port.random,
      notifications: Notifications,
      classifyError: ClassifyError,
    }),
  );
  bind(Queries).toDynamicValue(
    withDeps(Queries, {
      catalog: Port.catalog,
      requestRunner: RequestRunner,
      clock: Port.clock,
    }),
  );
  bind(TestConnection).toDynamicValue(withDeps(TestConnection, { probe: Port.probe, clock: Port.clock }));
  bind(CheckHealth).toDynamicValue(withDeps(CheckHealth, { testConnection: TestConnection }));
});

export const createContainer = async (config: Config): Promise<Container> => {
  const choice = tabCatalogChoice(config.catalog === 'demo');
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Port.catalogChoice).toConstantValue(choice);
  const { token: _secret, ...edition } = config;
  container.bind(Token.edition).toConstantValue(edition);
  container.bind(Token.lateParts).toConstantValue(loadLateParts(container, config));
  const catalogue = await CATALOGUES[choice.isDemo ? 'demo' : config.catalog](config);
  container.bind(Token.catalogue).toConstantValue(catalogue);
  container.bind(Port.bench).toConstantValue(catalogue.bench);
  container.load(
    browserModule,
    requestModule,
    coreModule,
    libraryModule,
    loaderModule(config.store),
    appModule,
    catalogue.module,
  );
  return container;
};
