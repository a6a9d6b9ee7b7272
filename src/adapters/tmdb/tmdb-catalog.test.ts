import { catalogLanguagesContract } from '#application/ports/catalog/catalog-languages.contract.ts';
import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

listenAsTmdb();

movieCatalogContract('TmdbCatalog', () => ({ catalog: new TmdbCatalog(TMDB_CONFIG), missingId: 999_999_999 }));
catalogLanguagesContract('TmdbCatalog', (titleLocale) => new TmdbCatalog(TMDB_CONFIG, undefined, titleLocale));
