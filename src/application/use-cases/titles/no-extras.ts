import { CatalogError } from '#domain/catalog-failure.ts';
import type { Ports } from '../../ports/port.ts';

const notThere = () => Promise.reject(new CatalogError({ kind: 'http', status: 404 }));

/** Of a catalogue that knows no more of its titles than their details, no series, no episodes and no dates of countries. */
export const NO_EXTRAS: Pick<Ports, 'titleExtras' | 'franchises' | 'showCatalog' | 'releaseDates'> = {
  titleExtras: { extrasOf: async () => ({ keywords: [], pictures: [], certifications: {} }) },
  franchises: { partsOf: notThere },
  releaseDates: { datesOf: async () => [] },
  showCatalog: { seasonOf: notThere, seasonsOf: notThere },
};
