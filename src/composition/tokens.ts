import type { AbstractNewable } from 'inversify';
import type { App, CatalogChoice } from '#application/app.ts';
import type { Keeping } from '#application/library/library-keeper.ts';
import type { CatalogProbe } from '#application/ports/catalog-probe.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Device } from '#application/ports/device.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { LegacyStorage } from '#application/ports/legacy-storage.ts';
import type { Log } from '#application/ports/log.ts';
import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import type { Store } from '#application/ports/store.ts';
import type { ThemeMemory } from '#application/ports/theme-memory.ts';
import type { Config } from './config.ts';
import type { LateParts } from './late-parts.ts';

// A symbol typed as an abstract class: what is bound and what is injected are then inferred and checked.
const token = <T>(name: string): AbstractNewable<T> => Symbol(name) as unknown as AbstractNewable<T>;

export const Token = {
  config: token<Config>('Config'),
  catalogChoice: token<CatalogChoice>('CatalogChoice'),
  catalog: token<MovieCatalog>('MovieCatalog'),
  probe: token<CatalogProbe>('CatalogProbe'),
  clock: token<Clock>('Clock'),
  device: token<Device>('Device'),
  log: token<Log>('Log'),
  themeMemory: token<ThemeMemory>('ThemeMemory'),
  store: token<Store>('Store'),
  identityResolver: token<IdentityResolver>('IdentityResolver'),
  legacyStorage: token<LegacyStorage>('LegacyStorage'),
  keeping: token<Keeping>('Keeping'),
  lateParts: token<LateParts>('LateParts'),
  app: token<App>('App'),
};
