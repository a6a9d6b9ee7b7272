import type { NamedFilterId, NamedFilterKind } from '#domain/discovery/named-filter.ts';
import type { NamedId } from '#domain/title-details.ts';

/**
 * The names of what listings are filtered by, and which addresses hold by their ids. It resolves and rejects as `MovieCatalog` does: parsed
 * values; a `CatalogError`, or an `AbortError` once its signal aborts. It never retries.
 */
export interface FilterNames {
  /**
   * Those that have the text in their names, the likeliest first, each once, at most 20. Of a blank text, and of a kind that the catalogue
   * cannot be searched for, there are none, and nothing is asked.
   */
  find(kind: NamedFilterKind, text: string, signal: AbortSignal): Promise<readonly NamedId[]>;
  /** Rejects with `http` 404 for an id that nothing of the kind has. */
  nameOf(named: NamedFilterId, signal: AbortSignal): Promise<string>;
}
