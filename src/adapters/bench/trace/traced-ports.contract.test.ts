import { filterNamesContract } from '#application/ports/catalog/filter-names.contract.ts';
import { franchisesContract } from '#application/ports/catalog/franchises.contract.ts';
import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import { showCatalogContract } from '#application/ports/catalog/show-catalog.contract.ts';
import { titleAnswersContract } from '#application/ports/catalog/title-answers.contract.ts';
import { titleExtrasContract } from '#application/ports/catalog/title-extras.contract.ts';
import { titleFinderContract } from '#application/ports/catalog/title-finder.contract.ts';
import { watchOptionsContract } from '#application/ports/catalog/watch-options.contract.ts';
import { knownEpisodes, knownTitles } from '#fixtures/known-titles.ts';
import { tracedDemo } from '#fixtures/trace/traced-demo.ts';
import { DEMO_EXTRAS } from '../../demo/extras/demo-extras.ts';

// The trace changes nothing: each port keeps all its promises with it, with settings between its layers.
const { parts, data } = tracedDemo({ seed: '7', fault: '/movie/1:503' });
const known = knownTitles(data);
const idsOf = (type: 'movie' | 'tv') =>
  data.titles.flatMap((title) => (title.type === type && title.date !== undefined ? [title.id] : [])).slice(0, 20);
const missingId = 999_999;

movieCatalogContract('traced', () => ({ catalog: parts.catalog, missingId: 999_999_999 }));
titleFinderContract('traced', () => ({ finder: parts.titleFinder, known, episodes: knownEpisodes(data) }));
watchOptionsContract('traced', () => ({ options: parts.watchOptions, known, missingId }));
titleExtrasContract('traced', () => ({ extras: parts.titleExtras, known, missingId }));
franchisesContract('traced', () => ({
  franchises: parts.franchises,
  known: DEMO_EXTRAS.franchises.map(({ id }) => id),
  missingId,
}));
titleAnswersContract('traced', () => ({
  answers: parts.titleAnswers,
  movies: idsOf('movie'),
  shows: idsOf('tv'),
  country: 'DE',
  missingId,
}));
showCatalogContract('traced', () => ({ shows: parts.showCatalog, known: idsOf('tv'), missingId }));
filterNamesContract('traced', () => ({
  names: parts.filterNames,
  known: [{ kind: 'company', id: 8_103, name: 'Tidal Films' }],
  missingId,
}));
