import { Container, type ContainerModule } from 'inversify';
import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { Port } from '#application/port.ts';
import { appModule } from './app.module.ts';
import { browserModule } from './browser.module.ts';
import type { Config } from './config.ts';
import { coreModule } from './core.module.ts';
import { libraryModule } from './library.module.ts';
import { loadLateParts } from './load-late-parts.ts';
import { loaderModule } from './loader.module.ts';
import { requestModule } from './request.module.ts';
import { tmdbModule } from './tmdb.module.ts';
import { Token } from './token.ts';

/** The demo contains its whole catalogue, so it is loaded only where it is shown. */
const loadDemoModule = async (): Promise<ContainerModule> => (await import('./demo.module.ts')).demoModule;

export const createContainer = async (config: Config): Promise<Container> => {
  const choice = tabCatalogChoice(config.catalog === 'demo');
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Port.catalogChoice).toConstantValue(choice);
  const { token: _secret, ...edition } = config;
  container.bind(Token.edition).toConstantValue(edition);
  container.bind(Token.lateParts).toConstantValue(loadLateParts(container, config));
  if (!choice.isDemo) container.bind(Port.scenarios).toConstantValue(undefined);
  container.load(
    browserModule,
    requestModule,
    coreModule,
    libraryModule,
    loaderModule(config.store),
    appModule,
    choice.isDemo ? await loadDemoModule() : tmdbModule(config),
  );
  return container;
};
