import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleAnswer, TitleAnswers, WantedParts } from '#application/ports/catalog/title-answers.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { isFields, type Fields } from '#domain/fields.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { assertId } from './assert-id.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { answerEndpoint } from './extras-endpoint.ts';
import { mapToCredits } from './mapping/map-to-credits.ts';
import { mapToReleaseDates } from './mapping/map-to-release-dates.ts';
import { mapToSeason } from './mapping/map-to-season.ts';
import { mapToTitleDetails } from './mapping/map-to-title-details.ts';
import { mapToWatchOffers } from './mapping/watch/map-to-watch-offers.ts';

/** Undefined for what cannot be read: it costs no other part. */
const readable = <Part>(read: () => Part): Part | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
};

const offersOf = (parts: Fields, region: string) =>
  isRegionCode(region) ? readable(() => mapToWatchOffers(parts['watch/providers'], region)) : NO_OFFERS;

const datesOf = (parts: Fields, { media_type }: TitleId, region: string) =>
  isRegionCode(region) && media_type === 'movie'
    ? readable(() => mapToReleaseDates(parts['release_dates'], region))
    : [];

/** What is not there leaves its key out of the answer (tmdb.md, Fields: seasons). */
const seasonsOf = (parts: Fields, numbers: readonly number[], language: LanguageTag | undefined) =>
  readable(() =>
    numbers.flatMap((number) => {
      const part = parts[`season/${number}`];
      return part === undefined ? [] : [mapToSeason(part, language)];
    }),
  );

/** What was asked for. */
interface Asked extends WantedParts {
  readonly title: TitleId;
  readonly language: LanguageTag | undefined;
}

const partsOf = (parts: Fields, { title, language, ...wanted }: Asked): Omit<TitleAnswer, 'details'> => {
  const { offersIn, datesIn } = wanted;
  const offers = offersIn === undefined ? undefined : offersOf(parts, offersIn);
  const dates = datesIn === undefined ? undefined : datesOf(parts, title, datesIn);
  const seasons = wanted.seasons && seasonsOf(parts, wanted.seasons, language);
  const credits = wanted.credits && readable(() => mapToCredits(parts['credits']));
  return {
    ...(offers && { offers }),
    ...(dates && { dates }),
    ...(seasons && { seasons }),
    ...(credits && { credits }),
  };
};

/** What TMDB appends to a title's details, in one answer. */
export class TmdbTitleAnswers implements TitleAnswers {
  constructor(private readonly client: TmdbClient) {}

  async answerOf(title: TitleId, wanted: WantedParts, signal: AbortSignal): Promise<TitleAnswer> {
    assertId(title.id, signal);
    const { language } = this.client.locale;
    const answer: unknown = await this.client.fetchJson(answerEndpoint(title, wanted), signal);
    const details = mapToTitleDetails(answer, title.media_type, language);
    return { details, ...partsOf(isFields(answer) ? answer : {}, { ...wanted, title, language }) };
  }
}
