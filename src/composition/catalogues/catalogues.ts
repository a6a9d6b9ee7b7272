import { ContainerModule } from 'inversify';
import { imageSourceAt } from '#adapters/tmdb/mapping/map-to-image-source.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import { TMDB_CONFIG, type TmdbConfig } from '#adapters/tmdb/tmdb-config.ts';
import { TmdbProbe } from '#adapters/tmdb/tmdb-probe.ts';
import { Port } from '#application/ports/port.ts';
import type { OpenCatalogue } from './catalogue.ts';

/** A build for another catalogue offers the demo as well, and has nothing of QA's bench in its files. */
const openDemo: OpenCatalogue = async () =>
  import.meta.env.VITE_CATALOG === 'demo'
    ? (await import('./bench.module.ts')).openDemoOnBench()
    : (await import('./demo.module.ts')).openDemo();

const tmdbModule = (config: TmdbConfig): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TMDB_CONFIG).toConstantValue(config);
    bind(Port.catalog).to(TmdbCatalog);
    bind(Port.probe).to(TmdbProbe);
    bind(Port.images).toConstantValue(imageSourceAt(config.imageUrl));
  });

const openTmdb: OpenCatalogue = async (config) => ({
  module: tmdbModule(config),
  openFinder: async (container) => {
    const { TmdbTitleFinder } = await import('#adapters/tmdb/tmdb-title-finder.ts');
    return new TmdbTitleFinder(config, container.get(Port.consoleLog));
  },
  openWatchOptions: async (container) => {
    const { TmdbWatchOptions } = await import('#adapters/tmdb/tmdb-watch-options.ts');
    return new TmdbWatchOptions(config, container.get(Port.consoleLog));
  },
});

/**
 * The catalogues that `VITE_CATALOG` chooses from: the build reads the names here, and runs this file in Node. Of TMDB the first screen must not wait
 * for the code; any other is a chunk of its own. docs/adding-a-catalogue.md shows how to add one.
 */
export const CATALOGUES = {
  tmdb: openTmdb,
  demo: openDemo,
} satisfies Readonly<Record<string, OpenCatalogue>>;

export type CatalogueKind = keyof typeof CATALOGUES;
