import { catalogLanguagesContract } from '#application/ports/catalog/catalog-languages.contract.ts';
import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { DemoCatalog } from './demo-catalog.ts';
import { inTitleLanguage } from './texts/in-title-language.ts';

const data = generateCatalogue();

movieCatalogContract('DemoCatalog', () => ({ catalog: new DemoCatalog(data), missingId: 999_999_999 }));
catalogLanguagesContract('DemoCatalog, in the language that is chosen,', (titleLocale) =>
  inTitleLanguage(new DemoCatalog(data), { titleLocale, data }),
);
