import type { MovieCatalog, TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { SearchParams } from '#domain/addresses/search-params.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { ListingParams } from '#domain/listing.ts';
import { sameTitle, titleName, type MediaType } from '#domain/title.ts';
import { foundByText } from './found-by-text.ts';
import type { JsonFilms, JsonTitle } from './json-films.ts';
import type { JsonSource } from './json-source.ts';
import { listingTitles, rowTitles } from './listed-titles.ts';
import { mapToCredits, mapToDetails, mapToPerson, mapToPersonSummary, mapToTitle } from './map-json-title.ts';
import { pageOf } from './page-of.ts';

const NONE = new CatalogError({ kind: 'http', status: 404 });
const FEW = 20;

const found = <T>(item: T | undefined): T => {
  if (item === undefined) throw NONE;
  return item;
};

const sharesGenre = (a: JsonTitle, b: JsonTitle): boolean =>
  a !== b && a.media_type === b.media_type && a.genre_ids.some((id) => b.genre_ids.includes(id));

/** What a further catalogue takes (docs/adding-a-catalogue.md): films in one JSON file. */
export class JsonCatalog implements MovieCatalog {
  constructor(
    private readonly source: JsonSource,
    private readonly images: ImageSource,
  ) {}

  fetchConfiguration(signal: AbortSignal) {
    return this.source.ask(signal, () => this.images);
  }

  fetchTrending(signal: AbortSignal) {
    return this.fetchRow('trending', signal);
  }

  fetchHomeRow(row: Exclude<HomeRowName, 'trending'>, signal: AbortSignal) {
    return this.fetchRow(row, signal);
  }

  fetchListing(params: ListingParams, page: number, signal: AbortSignal) {
    return this.source.ask(signal, (films) => pageOf(listingTitles(films, params).map(mapToTitle), page));
  }

  fetchGenres(mediaType: MediaType, signal: AbortSignal) {
    return this.source.ask(signal, ({ genres }) => genres[mediaType]);
  }

  fetchDetails(id: TitleId, signal: AbortSignal) {
    return this.askOf(id, signal, (title, films) => mapToDetails(films, title));
  }

  fetchCredits(id: TitleId, signal: AbortSignal) {
    return this.askOf(id, signal, (title, films) => mapToCredits(films, title));
  }

  fetchSimilar(id: TitleId, signal: AbortSignal) {
    return this.askOf(id, signal, (title, { titles }) =>
      titles
        .filter((other) => sharesGenre(title, other))
        .slice(0, FEW)
        .map(mapToTitle),
    );
  }

  fetchRecommendations(id: TitleId, signal: AbortSignal) {
    return this.fetchSimilar(id, signal);
  }

  fetchVideos(id: TitleId, signal: AbortSignal) {
    return this.askOf(id, signal, ({ videos }) => videos);
  }

  search(params: SearchParams, page: number, signal: AbortSignal) {
    return this.source.ask(signal, (films) => {
      const { titles, people } = foundByText(films, params);
      const shortestFirst = titles.toSorted((a, b) => titleName(a).length - titleName(b).length);
      return pageOf([...shortestFirst.map(mapToTitle), ...people.map(mapToPersonSummary)], page);
    });
  }

  fetchPerson(id: number, signal: AbortSignal) {
    return this.source.ask(signal, (films) => mapToPerson(films, found(films.people.find((each) => each.id === id))));
  }

  private fetchRow(row: HomeRowName, signal: AbortSignal) {
    return this.source.ask(signal, (films) => rowTitles(films, row).slice(0, FEW).map(mapToTitle));
  }

  private askOf<T>(id: TitleId, signal: AbortSignal, answer: (title: JsonTitle, films: JsonFilms) => T): Promise<T> {
    return this.source.ask(signal, (films) => answer(found(films.titles.find((each) => sameTitle(each, id))), films));
  }
}
