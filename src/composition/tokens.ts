import type { AbstractNewable } from 'inversify';
import type { App, CatalogChoice } from '#application/app.ts';
import type { DataFacade } from '#application/library/data-facade.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import type { AdoptionMemory } from '#application/ports/adoption-memory.ts';
import type { CatalogProbe } from '#application/ports/catalog-probe.ts';
import type { EarlyLog, VisitLog } from '#application/ports/change-log.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Device } from '#application/ports/device.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { LegacyStorage } from '#application/ports/legacy-storage.ts';
import type { Log } from '#application/ports/log.ts';
import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import type { PreviousRelease } from '#application/ports/previous-release.ts';
import type { ScrollMemory } from '#application/ports/scroll-memory.ts';
import type { DecodeBundle, Store } from '#application/ports/store.ts';
import type { TabChannel } from '#application/ports/tab-channel.ts';
import type { ThemeMemory } from '#application/ports/theme-memory.ts';
import type { Scenarios } from '#application/scenarios.ts';
import type { ImageSource } from '#domain/image.ts';
import type { Config } from './config.ts';
import type { LateParts } from './late-parts.ts';

// A symbol typed as an abstract class: what is bound and what is injected are then inferred and checked.
const token = <T>(name: string): AbstractNewable<T> => Symbol(name) as unknown as AbstractNewable<T>;

export const Token = {
  config: token<Config>('Config'),
  catalogChoice: token<CatalogChoice>('CatalogChoice'),
  catalog: token<MovieCatalog>('MovieCatalog'),
  probe: token<CatalogProbe>('CatalogProbe'),
  scenarios: token<Scenarios>('Scenarios'),
  /** Where pictures are until the catalogue has told. */
  images: token<ImageSource>('ImageSource'),
  clock: token<Clock>('Clock'),
  device: token<Device>('Device'),
  log: token<Log>('Log'),
  scrollMemory: token<ScrollMemory>('ScrollMemory'),
  themeMemory: token<ThemeMemory>('ThemeMemory'),
  store: token<Store>('Store'),
  identityResolver: token<IdentityResolver>('IdentityResolver'),
  earlyLog: token<EarlyLog>('EarlyLog'),
  changeLog: token<VisitLog>('ChangeLog'),
  previous: token<PreviousRelease>('PreviousRelease'),
  adoptions: token<AdoptionMemory>('AdoptionMemory'),
  tabs: token<TabChannel>('TabChannel'),
  decode: token<DecodeBundle>('DecodeBundle'),
  legacyStorage: token<LegacyStorage>('LegacyStorage'),
  repository: token<LibraryRepository>('LibraryRepository'),
  dataFacade: token<DataFacade>('DataFacade'),
  lateParts: token<LateParts>('LateParts'),
  app: token<App>('App'),
};
