import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { bindings, load, value } from './bindings.ts';
import { browserModule } from './browser.module.ts';
import { CATALOGUES } from './catalogues/catalogues.ts';
import type { Config } from './config.ts';
import { coreModule } from './core.module.ts';
import type { FirstContainer } from './first-container.ts';
import { libraryModule } from './library.module.ts';
import { loadLateParts } from './load-late-parts.ts';
import { newContainer } from './parts.ts';

export const createContainer = async (config: Config): Promise<FirstContainer> => {
  const choice = tabCatalogChoice(config.catalog === 'demo');
  const catalogue = await CATALOGUES[choice.isDemo ? 'demo' : config.catalog](config);
  const { token: _secret, ...edition } = config;
  const container: FirstContainer = load(newContainer(), [
    bindings({
      catalogChoice: value(choice),
      lateParts: value(loadLateParts(() => container, catalogue, config)),
    }),
    browserModule,
    coreModule({ edition, bench: catalogue.bench }),
    libraryModule(config),
    catalogue.module,
  ]);
  return container;
};
