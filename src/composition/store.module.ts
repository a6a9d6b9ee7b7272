import { ContainerModule } from 'inversify';
import { LocalLegacyStorage } from '#adapters/browser/local-legacy-storage.ts';
import { openStore } from '#adapters/store/open-store.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import type { Log } from '#application/ports/log.ts';
import { Token } from './tokens.ts';

/** What is kept on the device, over a medium that is opened first: only then is known how long the store lasts. */
export const loadStoreModule = async (openMedium: OpenMedium, log: Log): Promise<ContainerModule> => {
  const store = await openStore(openMedium, log);
  return new ContainerModule(({ bind }) => {
    bind(Token.store).toConstantValue(store);
    bind(Token.legacyStorage).to(LocalLegacyStorage).inSingletonScope();
  });
};
