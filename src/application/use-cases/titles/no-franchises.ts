import { CatalogError } from '#domain/catalog-failure.ts';
import type { Franchises } from '../../ports/catalog/franchises.ts';

/** Of a catalogue that knows no series of movies. */
export const NO_FRANCHISES: Franchises = {
  partsOf: () => Promise.reject(new CatalogError({ kind: 'http', status: 404 })),
};
