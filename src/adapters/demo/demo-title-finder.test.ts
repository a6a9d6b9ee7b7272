import { titleFinderContract } from '#application/ports/catalog/title-finder.contract.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { knownEpisodes, knownTitles } from '#fixtures/known-titles.ts';
import { DemoTitleFinder } from './demo-title-finder.ts';

const data = generateCatalogue();

titleFinderContract('DemoTitleFinder', () => ({
  finder: new DemoTitleFinder(data),
  known: knownTitles(data),
  episodes: knownEpisodes(data),
}));
