import { movieCatalogContract } from '#application/ports/movie-catalog.contract.ts';
import { titleFinderContract } from '#application/ports/title-finder.contract.ts';
import { catalogHarness, finderHarness } from './json-catalog.harness.ts';

movieCatalogContract('JsonCatalog', catalogHarness);
titleFinderContract('JsonTitleFinder', finderHarness);
