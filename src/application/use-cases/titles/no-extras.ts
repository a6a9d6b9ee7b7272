import { CatalogError } from '#domain/catalog-failure.ts';
import type { Ports } from '../../ports/port.ts';

/** Of a catalogue that knows no more of its titles than their details, and no series. */
export const NO_EXTRAS: Pick<Ports, 'titleExtras' | 'franchises'> = {
  titleExtras: { extrasOf: async () => ({ keywords: [], pictures: [], certifications: {} }) },
  franchises: { partsOf: () => Promise.reject(new CatalogError({ kind: 'http', status: 404 })) },
};
