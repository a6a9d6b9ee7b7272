import type { TitlePeople } from '#domain/credits.ts';
import { DAY_MS } from '#domain/days/day-ms.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { SightedDays, SightedOffers } from '#domain/news/news.ts';
import type { KnownShow } from '#domain/shows/known-show.ts';
import type { AnswerMemory, TimedAnswer } from './answer-memory.ts';

/** Facts, seasons and days are kept no longer (product.md, Lists: facts) (product.md, Calendar: kept; tmdb.md, Terms: age). */
export const TITLES_KEPT_MS = 180 * DAY_MS;
/** What streams a title counts no longer; after that it tells what is new of a later answer (product.md, Where to watch: kept). */
export const OFFERS_FRESH_MS = 7 * DAY_MS;
/** A movie is asked about again after this, and so is a show that does not go on (product.md, Calendar: kept). */
export const DATES_FRESH_MS = 7 * DAY_MS;
/** A show that goes on is asked about again after this (product.md, Calendar: kept). */
export const EPISODES_FRESH_MS = DAY_MS;

/** What a title is like, but for its people. */
export interface RememberedFacts extends Omit<TitleFacts, 'people'>, TimedAnswer {
  /** In which language its texts were asked for last; absent where in none that is chosen. */
  readonly textsIn?: LanguageTag | undefined;
}

/** The people of a title. */
export interface RememberedPeople extends TitlePeople, TimedAnswer {}

/** The seasons of a show. */
export interface RememberedShow extends KnownShow, TimedAnswer {}

/** The days of a title: of a movie in one country, of a show everywhere. */
export interface RememberedDays extends SightedDays, TimedAnswer {}

/** What streams a title in one country. */
export interface RememberedOffers extends SightedOffers, TimedAnswer {}

/** What the provider answered about one title, each part when it was asked for. As old as its oldest part. */
export interface RememberedParts extends TimedAnswer {
  readonly facts?: RememberedFacts | undefined;
  readonly people?: RememberedPeople | undefined;
  readonly show?: RememberedShow | undefined;
  /** By country; of a show under ''. */
  readonly days?: Readonly<Record<string, RememberedDays>> | undefined;
  /** By country. */
  readonly offers?: Readonly<Record<string, RememberedOffers>> | undefined;
}

/** What is known of the titles of lists, as far as the lists themselves do not keep it, by the titles' keys. */
export type TitleMemory = AnswerMemory<RememberedParts>;
