import { imageSourceAt } from '#adapters/tmdb/image-source-at.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import type { TmdbConfig } from '#adapters/tmdb/tmdb-config.ts';
import { TmdbProbe } from '#adapters/tmdb/tmdb-probe.ts';
import { bindings, by, value } from '../bindings.ts';
import { partsOf, type Holding } from '../parts.ts';
import type { Catalogue, OpenCatalogue, OutsideCatalogue } from './catalogue.ts';

/** A build for another catalogue offers the demo as well, and has nothing of QA's bench in its files. */
const openDemo: OpenCatalogue = async ({ version }) =>
  import.meta.env.VITE_CATALOG === 'demo'
    ? (await import('./bench.module.ts')).openDemoOnBench(version)
    : (await import('./demo.module.ts')).openDemo();

const tmdbModule = (config: TmdbConfig): Catalogue['module'] =>
  bindings({
    catalog: by((held: Holding<'consoleLog' | 'titleLocale'>) => {
      const { consoleLog, titleLocale } = partsOf(held);
      return new TmdbCatalog(config, consoleLog, titleLocale);
    }),
    probe: by((held: Holding<'consoleLog'>) => new TmdbProbe(config, partsOf(held).consoleLog)),
    images: value(imageSourceAt(config.imageUrl)),
  });

const openTmdb: OpenCatalogue = async (config) => {
  const late = async (parts: OutsideCatalogue) => (await import('./tmdb-late.ts')).openLate(config, parts);
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
