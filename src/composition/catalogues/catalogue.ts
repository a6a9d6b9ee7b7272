import type { Bench } from '#application/ports/bench.ts';
import type { Edition } from '#application/ports/catalog/edition.ts';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { Ports } from '#application/ports/port.ts';
import type { Module } from '../bindings.ts';

/** What a catalogue may know of how the site was built. */
export interface CatalogueConfig extends Edition {
  /** TMDB's; empty when none is configured, or none needed. */
  readonly token: string;
}

/** What a catalogue may take. */
export type OutsideCatalogue = Pick<Ports, 'consoleLog' | 'clock' | 'titleLocale'>;

/** All that a catalogue brings. */
export interface Catalogue {
  /** One that lacks a name does not compile. */
  readonly module: Module<'catalog' | 'probe' | 'images', 'consoleLog' | 'clock' | 'titleLocale'>;
  /** QA's; only the demo has one. */
  readonly bench?: Bench;
  /** Makes what finds the titles that visitors bring from elsewhere: its code may come when somebody brings some. */
  readonly openFinder: (parts: OutsideCatalogue) => Promise<TitleFinder>;
  /** Makes what knows where titles can be watched: its code may come when that is first asked. Without it, nobody knows. */
  readonly openWatchOptions?: (parts: OutsideCatalogue) => Promise<WatchOptions>;
  /** Makes what knows more of titles than their details: its code may come when a title's page first asks. Without it, there is nothing more. */
  readonly openExtras?: (
    parts: OutsideCatalogue,
  ) => Promise<Pick<Ports, 'titleExtras' | 'franchises' | 'showCatalog' | 'titleAnswers'>>;
  /** Makes what knows the names of filters. Without it, what is filtered by is called by its number. */
  readonly openFilterNames?: (parts: OutsideCatalogue) => Promise<FilterNames>;
}

export type OpenCatalogue = (config: CatalogueConfig) => Promise<Catalogue>;
