import type { ShowCatalog, ShowSeasons } from '#application/ports/catalog/show-catalog.ts';
import { notThere } from '#domain/catalog-failure.ts';
import { isFields } from '#domain/fields.ts';
import { ENGLISH } from '#domain/languages/fallback-languages.ts';
import { baseLanguage, type LanguageTag } from '#domain/languages/language-tag.ts';
import type { Season } from '#domain/shows/season.ts';
import { assertId } from './assert-id.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { seasonEndpoint, seasonsEndpoint } from './extras-endpoint.ts';
import { inEnglish, orNothing } from './in-english.ts';
import { filledSeason, hasHoles, mapToSeason } from './mapping/map-to-season.ts';
import { mapToTitleDetails } from './mapping/map-to-title-details.ts';

const isSeasonNumber = (season: number): boolean => Number.isSafeInteger(season) && season >= 0;

const isToFill = (season: Season, language: LanguageTag | undefined): boolean =>
  language !== undefined && baseLanguage(language) !== 'en' && hasHoles(season);

/** What is not there leaves its key out of the answer (tmdb.md, Fields: seasons). */
const seasonsIn = (answer: unknown, asked: readonly number[], language?: LanguageTag): readonly Season[] => {
  const parts = isFields(answer) ? answer : {};
  return asked.flatMap((season) => {
    const part = parts[`season/${season}`];
    return part === undefined ? [] : [mapToSeason(part, language)];
  });
};

const filledFrom =
  (english: readonly Season[]) =>
  (season: Season): Season => {
    const same = english.find(({ season_number }) => season_number === season.season_number);
    return same ? filledSeason(season, same) : season;
  };

/** Seasons, by TMDB's `/tv/{id}/season/{n}`, and several at once by what is appended to a show's details. */
export class TmdbShowCatalog implements ShowCatalog {
  constructor(private readonly client: TmdbClient) {}

  async seasonOf(show: number, season: number, signal: AbortSignal): Promise<Season> {
    assertId(show, signal);
    if (!isSeasonNumber(season)) throw notThere();
    const { language } = this.client.locale;
    const endpoint = seasonEndpoint(show, season);
    const own = mapToSeason(await this.client.fetchJson(endpoint, signal), language);
    if (!isToFill(own, language)) return own;
    const answer = this.client.fetchJson(inEnglish(endpoint), signal);
    const english = await orNothing(
      answer.then((raw) => mapToSeason(raw, ENGLISH)),
      signal,
    );
    return english ? filledSeason(own, english) : own;
  }

  async seasonsOf(show: number, seasons: readonly number[], signal: AbortSignal): Promise<ShowSeasons> {
    assertId(show, signal);
    const { language } = this.client.locale;
    const asked = seasons.filter(isSeasonNumber);
    const answer: unknown = await this.client.fetchJson(seasonsEndpoint(show, asked), signal);
    const own = seasonsIn(answer, asked, language);
    const toFill = own.filter((season) => isToFill(season, language)).map(({ season_number }) => season_number);
    const english = toFill.length > 0 ? await this.english(show, toFill, signal) : [];
    return { details: mapToTitleDetails(answer, 'tv', language), seasons: own.map(filledFrom(english)) };
  }

  /** The same seasons in English: episodes have no translations beside them (tmdb.md, Languages: translations). */
  private async english(show: number, seasons: readonly number[], signal: AbortSignal): Promise<readonly Season[]> {
    const answer = this.client.fetchJson(inEnglish(seasonsEndpoint(show, seasons)), signal);
    const english = await orNothing(
      answer.then((raw) => seasonsIn(raw, seasons, ENGLISH)),
      signal,
    );
    return english ?? [];
  }
}
