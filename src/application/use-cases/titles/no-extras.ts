import { CatalogError } from '#domain/catalog-failure.ts';
import type { Ports } from '../../ports/port.ts';

const notThere = () => Promise.reject(new CatalogError({ kind: 'http', status: 404 }));

/** Of a catalogue that knows no more of its titles than their details, no series and no episodes. */
export const NO_EXTRAS: Pick<Ports, 'titleExtras' | 'franchises' | 'showCatalog'> = {
  titleExtras: { extrasOf: async () => ({ keywords: [], pictures: [], certifications: {} }) },
  franchises: { partsOf: notThere },
  showCatalog: { seasonOf: notThere, seasonsOf: notThere },
};
