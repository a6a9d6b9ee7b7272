import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { DemoCatalog } from './demo-catalog.ts';

const data = generateCatalogue();

movieCatalogContract('DemoCatalog', () => ({ catalog: new DemoCatalog(data), missingId: 999_999_999 }));
