import type { ContainerModule } from 'inversify';
import type { Decorated } from '#adapters/bench/decorated.ts';
import type { Bench } from '#application/ports/bench.ts';
import type { Edition } from '#application/ports/catalog/edition.ts';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { Ports } from '#application/ports/port.ts';

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
  /** Makes what knows more of titles than their details: its code may come when a title's page first asks. Without it, there is nothing more. */
  readonly openExtras?: (
    parts: Decorated,
  ) => Promise<Pick<Ports, 'titleExtras' | 'franchises' | 'showCatalog' | 'titleAnswers'>>;
  /** Makes what knows the names of filters. Without it, what is filtered by is called by its number. */
  readonly openFilterNames?: (parts: Decorated) => Promise<FilterNames>;
}

export type OpenCatalogue = (config: CatalogueConfig) => Promise<Catalogue>;
