import type { ContainerModule } from 'inversify';
import type { Decorated } from '#adapters/bench/decorated.ts';
import type { Bench } from '#application/ports/bench.ts';
import type { Edition } from '#application/ports/catalog/edition.ts';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { Franchises } from '#application/ports/catalog/franchises.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';

/** What a catalogue may know of how the site was built. */
export interface CatalogueConfig extends Edition {
  /** TMDB's; empty when none is configured, or none needed. */
  readonly token: string;
}

/** All that a catalogue brings. */
export interface Catalogue {
  /** Binds `catalog`, `probe` and `images`. */
  readonly module: ContainerModule;
  /** QA's; only the demo has one. */
  readonly bench?: Bench;
  /** Makes what finds the titles that visitors bring from elsewhere: its code may come when somebody brings some. */
  readonly openFinder: (parts: Decorated) => Promise<TitleFinder>;
  /** Makes what knows where titles can be watched: its code may come when that is first asked. Without it, nobody knows. */
  readonly openWatchOptions?: (parts: Decorated) => Promise<WatchOptions>;
  /** Makes what knows the names of filters. Without it, what is filtered by is called by its number. */
  readonly openFilterNames?: (parts: Decorated) => Promise<FilterNames>;
  /** Makes what knows more of a title than its details, as late. Without it, there is nothing more. */
  readonly openTitleExtras?: (parts: Decorated) => Promise<TitleExtras>;
  /** Makes what knows series of movies, as late. Without it, there are none. */
  readonly openFranchises?: (parts: Decorated) => Promise<Franchises>;
}

export type OpenCatalogue = (config: CatalogueConfig) => Promise<Catalogue>;
