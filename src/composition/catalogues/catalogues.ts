import type { OpenCatalogue } from './catalogue.ts';
import { openTmdb } from './tmdb.module.ts';

/** A build for another catalogue offers the demo as well, and has nothing of QA's bench in its files. */
const openDemo: OpenCatalogue = async () =>
  import.meta.env.VITE_CATALOG === 'demo'
    ? (await import('./bench.module.ts')).openDemoOnBench()
    : (await import('./demo.module.ts')).openDemo();

/**
 * The catalogues that `VITE_CATALOG` chooses from: the build reads the names here, and runs this file in Node. Of TMDB the first screen must not wait
 * for the code; any other is a chunk of its own. docs/adding-a-catalogue.md shows how to add one.
 */
export const CATALOGUES = {
  tmdb: openTmdb,
  demo: openDemo,
} satisfies Readonly<Record<string, OpenCatalogue>>;

export type CatalogueKind = keyof typeof CATALOGUES;
