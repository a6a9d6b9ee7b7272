import { ContainerModule } from 'inversify';
import { imageSourceAt } from '#adapters/tmdb/mapping/map-to-image-source.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import { TMDB_CONFIG, type TmdbConfig } from '#adapters/tmdb/tmdb-config.ts';
import { TmdbProbe } from '#adapters/tmdb/tmdb-probe.ts';
import { Port } from '#application/ports/port.ts';
import type { OpenCatalogue } from './catalogue.ts';

const tmdbModule = (config: TmdbConfig): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TMDB_CONFIG).toConstantValue(config);
    bind(Port.catalog).to(TmdbCatalog);
    bind(Port.probe).to(TmdbProbe);
    bind(Port.images).toConstantValue(imageSourceAt(config.imageUrl));
  });

export const openTmdb: OpenCatalogue = async (config) => ({
  module: tmdbModule(config),
  openFinder: async (container) => {
    const { TmdbTitleFinder } = await import('#adapters/tmdb/tmdb-title-finder.ts');
    return new TmdbTitleFinder(config, container.get(Port.log));
  },
  openWatchOptions: async (container) => {
    const { TmdbWatchOptions } = await import('#adapters/tmdb/tmdb-watch-options.ts');
    return new TmdbWatchOptions(config, container.get(Port.log));
  },
});
