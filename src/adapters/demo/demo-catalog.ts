import type { MovieCatalog, TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { SearchParams, SearchResult } from '#domain/addresses/search-params.ts';
import { notThere } from '#domain/catalog-failure.ts';
import type { Credits } from '#domain/credits.ts';
import { filmographyOf, type Work } from '#domain/details/filmography-of.ts';
import { LISTING_FILTER_NAMES } from '#domain/discovery/listing-filters.ts';
import { ownLanguageName } from '#domain/format/own-language-name.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { NamedLanguage } from '#domain/languages/offered-languages.ts';
import type { ListingParams } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Person, PersonSummary } from '#domain/person.ts';
import type { Genre, TitleDetails } from '#domain/title-details.ts';
import type { MediaType, Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { answerLater } from './answer-later.ts';
import { creditsOf } from './credits-of.ts';
import type { DemoData, DemoListName, DemoPerson, DemoTitle } from './demo-data.ts';
import { findPerson, worksOf, findTitle, titlesOfKeys, listTitles } from './demo-index.ts';
import { DEMO_EXTRAS, type DemoExtras } from './extras/demo-extras.ts';
import { listingTitles } from './listings/listing-titles.ts';
import { firstPage, pageOf } from './listings/page-of.ts';
import { searchDemo, type DemoHit } from './listings/search-demo.ts';
import { mapToTitleDetails } from './map-to-title-details.ts';
import { mapToTitle } from './map-to-title.ts';

/** The source of all pictures. Each is drawn once, for every size: they are vectors. */
export const ARTWORK: ImageSource = { baseUrl: `${import.meta.env.BASE_URL}artwork/`, sized: false };

/** Those in which some of its titles have texts. */
const LANGUAGES: readonly LanguageTag[] = ['ar', 'de-DE', 'en-US', 'fr-CA', 'fr-FR', 'ja-JP'];

const mapToPersonSummary = ({ id, name, photo, department }: DemoPerson): PersonSummary => ({
  id,
  media_type: 'person',
  name,
  profile_path: photo ?? null,
  ...(department && { known_for_department: department }),
});

const partsIn = (demoTitle: DemoTitle, { id }: DemoPerson): readonly Work[] => {
  const title = mapToTitle(demoTitle);
  return [...demoTitle.cast, ...demoTitle.crew].flatMap(([who, part]) => (who === id ? [{ title, part }] : []));
};

/** A person as the person's own screen shows it. */
const mapToPerson = (data: DemoData, person: DemoPerson): Person => {
  const { biography, birthday, deathday, birthplace } = person;
  return {
    ...mapToPersonSummary(person),
    biography,
    ...(birthday && { birthday }),
    ...(deathday && { deathday }),
    ...(birthplace && { place_of_birth: birthplace }),
    ...filmographyOf(worksOf(data, person.id).flatMap((title) => partsIn(title, person))),
  };
};

const mapToResult = (hit: DemoHit): SearchResult =>
  hit.kind === 'title' ? mapToTitle(hit.title) : mapToPersonSummary(hit.person);

const found = <T>(item: T | undefined): T => {
  if (item === undefined) throw notThere();
  return item;
};

const mapPage = <From, To>(page: Page<From>, map: (item: From) => To): Page<To> => ({
  ...page,
  results: page.results.map(map),
});

/** The fictional catalogue that is shipped with the application and needs no network. */
export class DemoCatalog implements MovieCatalog {
  readonly knownFilters = LISTING_FILTER_NAMES.filter((name) => name !== 'keywords');

  constructor(
    private readonly data: DemoData,
    private readonly extras: DemoExtras = DEMO_EXTRAS,
  ) {}

  fetchConfiguration(signal: AbortSignal): Promise<ImageSource> {
    return answerLater(signal, () => ARTWORK);
  }

  fetchLanguages(signal: AbortSignal): Promise<readonly NamedLanguage[]> {
    return answerLater(signal, () => LANGUAGES.map((tag) => ({ tag, name: ownLanguageName(tag) })));
  }

  fetchTrending(signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchList('trending', signal);
  }

  fetchHomeRow(row: Exclude<HomeRowName, 'trending'>, signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchList(row, signal);
  }

  fetchListing(query: ListingParams, page: number, signal: AbortSignal): Promise<Page<Title>> {
    return answerLater(signal, () => mapPage(pageOf(listingTitles(this.data, query, this.extras), page), mapToTitle));
  }

  fetchGenres(mediaType: MediaType, signal: AbortSignal): Promise<readonly Genre[]> {
    return answerLater(signal, () => this.data.genres[mediaType]);
  }

  fetchDetails(title: TitleId, signal: AbortSignal): Promise<TitleDetails> {
    return this.fetchFrom(title, signal, (demo) => mapToTitleDetails(this.data, demo, this.extras));
  }

  fetchCredits(title: TitleId, signal: AbortSignal): Promise<Credits> {
    return this.fetchFrom(title, signal, (demo) => creditsOf(this.data, demo));
  }

  fetchSimilar(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchFrom(title, signal, ({ similar }) => titlesOfKeys(this.data, similar).map(mapToTitle));
  }

  fetchRecommendations(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchFrom(title, signal, ({ recommended }) => titlesOfKeys(this.data, recommended).map(mapToTitle));
  }

  fetchVideos(title: TitleId, signal: AbortSignal): Promise<readonly Video[]> {
    return this.fetchFrom(title, signal, ({ videos }) => videos);
  }

  search(query: SearchParams, page: number, signal: AbortSignal): Promise<Page<SearchResult>> {
    return answerLater(signal, () => mapPage(pageOf(searchDemo(this.data, query), page), mapToResult));
  }

  fetchPerson(id: number, signal: AbortSignal): Promise<Person> {
    return answerLater(signal, () => mapToPerson(this.data, found(findPerson(this.data, id))));
  }

  private fetchList(name: DemoListName, signal: AbortSignal): Promise<readonly Title[]> {
    return answerLater(signal, () => firstPage(listTitles(this.data, name)).map(mapToTitle));
  }

  private fetchFrom<T>(title: TitleId, signal: AbortSignal, select: (title: DemoTitle) => T): Promise<T> {
    return answerLater(signal, () => select(found(findTitle(this.data, title))));
  }
}
