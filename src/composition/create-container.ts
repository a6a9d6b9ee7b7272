import { Container } from 'inversify';
import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { Port } from '#application/ports/port.ts';
import { appModule } from './app.module.ts';
import { browserModule } from './browser.module.ts';
import { CATALOGUES } from './catalogues/catalogues.ts';
import type { Config } from './config.ts';
import { coreModule } from './core.module.ts';
import { libraryModule } from './library.module.ts';
import { loadLateParts } from './load-late-parts.ts';
import { loaderModule } from './loader.module.ts';
import { requestModule } from './request.module.ts';
import { Token } from './token.ts';

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
