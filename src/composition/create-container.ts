import { Container } from 'inversify';
import { BrowserConsoleLog } from '#adapters/browser/browser-console-log.ts';
import { browserRandom } from '#adapters/browser/browser-random.ts';
import { lastTheme } from '#adapters/browser/memories/last-theme.ts';
import { TabDraftMemory } from '#adapters/browser/memories/tab-draft-memory.ts';
import { TabScrollMemory } from '#adapters/browser/memories/tab-scroll-memory.ts';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { WindowBrowser } from '#adapters/browser/window-browser.ts';
import { bindings } from './bindings.ts';
import { CATALOGUES } from './catalogues/catalogues.ts';
import type { Config } from './config.ts';
import { coreModule } from './core.module.ts';
import { libraryModule } from './library.module.ts';
import { loadLateParts } from './load-late-parts.ts';

const browserModule = bindings((bind) => {
  bind('clock').to(SystemClock);
  bind('browser').to(WindowBrowser);
  bind('consoleLog').to(BrowserConsoleLog);
  bind('random').toConstantValue(browserRandom);
  bind('scrollMemory').to(TabScrollMemory);
  bind('draftMemory').to(TabDraftMemory);
  bind('themeMemory').toConstantValue(lastTheme);
});

export const createContainer = async (config: Config): Promise<Container> => {
  const choice = tabCatalogChoice(config.catalog === 'demo');
  const catalogue = await CATALOGUES[choice.isDemo ? 'demo' : config.catalog](config);
  const { token: _secret, ...edition } = config;
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    bindings((bind) => {
      bind('catalogChoice').toConstantValue(choice);
      bind('catalogue').toConstantValue(catalogue);
      bind('lateParts').toConstantValue(loadLateParts(container, config));
    }),
    browserModule,
    coreModule({ edition, bench: catalogue.bench }),
    libraryModule(config),
    catalogue.module,
  );
  return container;
};
