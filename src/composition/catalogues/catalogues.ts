import type { ContainerModule } from 'inversify';
import type { Decorated } from '#adapters/bench/decorated.ts';
import { imageSourceAt } from '#adapters/tmdb/image-source-at.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import type { TmdbConfig } from '#adapters/tmdb/tmdb-config.ts';
import { TmdbProbe } from '#adapters/tmdb/tmdb-probe.ts';
import { bindings } from '../bindings.ts';
import { partsOf } from '../parts.ts';
import type { OpenCatalogue } from './catalogue.ts';

/** A build for another catalogue offers the demo as well, and has nothing of QA's bench in its files. */
const openDemo: OpenCatalogue = async ({ version }) =>
  import.meta.env.VITE_CATALOG === 'demo'
    ? (await import('./bench.module.ts')).openDemoOnBench(version)
    : (await import('./demo.module.ts')).openDemo();

const tmdbModule = (config: TmdbConfig): ContainerModule =>
  bindings((bind) => {
    bind('catalog').toDynamicValue((context) => new TmdbCatalog(config, partsOf(context).consoleLog));
    bind('probe').toDynamicValue((context) => new TmdbProbe(config, partsOf(context).consoleLog));
    bind('images').toConstantValue(imageSourceAt(config.imageUrl));
  });

const openTmdb: OpenCatalogue = async (config) => {
  const late = async ({ consoleLog }: Decorated) => (await import('./tmdb-late.ts')).openLate(config, consoleLog);
  return {
    module: tmdbModule(config),
    openFinder: async (parts) => (await late(parts)).finder,
    openExtras: async (parts) => (await late(parts)).extras,
    openWatchOptions: async (parts) => (await late(parts)).watchOptions,
    openFilterNames: async (parts) => (await late(parts)).filterNames,
  };
};

/**
 * The catalogues that `VITE_CATALOG` chooses from: the build reads the names here, and runs this file in Node. Of TMDB the first screen must not wait
 * for the code; any other is a chunk of its own. docs/adding-a-catalogue.md shows how to add one.
 */
export const CATALOGUES = {
  tmdb: openTmdb,
  demo: openDemo,
} satisfies Readonly<Record<string, OpenCatalogue>>;

export type CatalogueKind = keyof typeof CATALOGUES;
