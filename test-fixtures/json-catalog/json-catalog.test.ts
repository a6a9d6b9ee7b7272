import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import { titleFinderContract } from '#application/ports/catalog/title-finder.contract.ts';
import { catalogHarness, finderHarness } from './json-catalog.harness.ts';

movieCatalogContract('JsonCatalog', catalogHarness);
titleFinderContract('JsonTitleFinder', finderHarness);
