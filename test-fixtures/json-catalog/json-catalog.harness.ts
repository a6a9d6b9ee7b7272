import type { CatalogHarness } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import type { FinderHarness } from '#application/ports/catalog/title-finder.contract.ts';
import { releaseDateOf, titleName } from '#domain/title.ts';
import films from './films.json' with { type: 'json' };
import { JsonCatalog } from './json-catalog.ts';
import type { JsonFilms } from './json-films.ts';
import { JsonSource } from './json-source.ts';
import { JsonTitleFinder } from './json-title-finder.ts';

const FILMS = films as unknown as JsonFilms;
const NO_SHOW = 1;

const open = () => new JsonSource(async () => FILMS);

export const catalogHarness = (): CatalogHarness => ({
  catalog: new JsonCatalog(open(), { baseUrl: 'https://pictures.example/', sized: false }),
  missingId: 999_999_999,
});

export const finderHarness = (): FinderHarness => ({
  finder: new JsonTitleFinder(open()),
  episodes: [],
  known: FILMS.titles.map((title) => ({
    media_type: title.media_type,
    id: title.id,
    name: titleName(title),
    year: Number(releaseDateOf(title)?.slice(0, 4)),
    imdb: title.imdb,
    tvdb: title.tvdb ?? NO_SHOW,
  })),
});
