import { Container, type ContainerModule } from 'inversify';
import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { appModule } from './app.module.ts';
import { askingModule } from './asking.module.ts';
import { browserModule } from './browser.module.ts';
import type { Config } from './config.ts';
import { coreModule } from './core.module.ts';
import { lateParts } from './late-parts.ts';
import { libraryModule } from './library.module.ts';
import { loaderModule } from './loader.module.ts';
import { tmdbModule } from './tmdb.module.ts';
import { Token } from './tokens.ts';

/** The demo brings its whole catalogue along: it is loaded only where it is shown. */
const loadCatalogModule = async (isDemo: boolean): Promise<ContainerModule> =>
  isDemo ? (await import('./demo.module.ts')).demoModule : tmdbModule;

export const createContainer = async (config: Config): Promise<Container> => {
  const choice = tabCatalogChoice(config.catalog === 'demo');
  const container = new Container();
  container.bind(Token.config).toConstantValue(config);
  container.bind(Token.catalogChoice).toConstantValue(choice);
  container.bind(Token.lateParts).toConstantValue(lateParts(container));
  container.load(browserModule, askingModule, coreModule, libraryModule, loaderModule, appModule, await loadCatalogModule(choice.isDemo));
  return container;
};
