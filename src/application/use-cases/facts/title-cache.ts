import { releasesIn, type ReleasesByCountry } from '#domain/calendar/compose-releases.ts';
import { daysOfShow, type KnownDays } from '#domain/calendar/known-days.ts';
import { titlePeopleOf, type Credits, type TitlePeople } from '#domain/credits.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { statedFacts, type TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { newOffers } from '#domain/news/news.ts';
import { toKnownShow } from '#domain/shows/known-show.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { mediaTypeOf, titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import type { WatchOffers } from '#domain/watch/watch-offers.ts';
import type { TitleAnswer, WantedParts } from '../../ports/catalog/title-answers.ts';
import type { Clock } from '../../ports/clock.ts';
import { isCurrent, type TimedAnswer } from '../../ports/memories/answer-memory.ts';
import {
  DATES_FRESH_MS,
  EPISODES_FRESH_MS,
  OFFERS_FRESH_MS,
  TITLES_KEPT_MS,
  type RememberedDays,
  type RememberedOffers,
  type RememberedShow,
  type TitleMemory,
} from '../../ports/memories/title-memory.ts';
import type { Outcome } from '../../requests/abortable.ts';
import { currentParts, factsIn, joinedParts, sightedParts, timedParts, type TitleParts } from './kept-parts.ts';

export interface TitleCacheDeps {
  readonly titleMemory: TitleMemory;
  readonly clock: Pick<Clock, 'now'>;
}

const NO_PEOPLE: TitlePeople = { directors: [], cast: [] };

type ByCountry<Part> = Readonly<Record<string, Part>> | undefined;

/** The days of an episode are those of every country. */
const EVERYWHERE = '';

const isShow = (title: TitleRef): boolean => mediaTypeOf(title) === 'tv';

/** What one that is gone is like. */
const LIKE_NOTHING: TitleFacts = {
  genreIds: [],
  runtime: null,
  language: null,
  countries: [],
  people: { directors: [], cast: [] },
};

const streamsIn = ({ stream }: WatchOffers) => ({
  streams: stream.map(({ id }) => id),
  names: Object.fromEntries(stream.map(({ id, name }) => [id, name])),
});

const partIn = <Part>(parts: ByCountry<Part>, country: string): Part | undefined =>
  parts && Object.hasOwn(parts, country) ? parts[country] : undefined;

/**
 * What is known of titles, as far as lists say it, or it was asked: in this visit, or remembered on this device (product.md, Lists: facts). Each
 * part is as old as its own answer.
 */
export class TitleCache {
  private readonly known = new Map<TitleKey, TitleParts>();
  private readonly recalled = new Set<TitleKey>();
  /** Those of which the device keeps something. */
  private readonly kept = new Set<TitleKey>();
  /** The countries in which days of movies were asked for. */
  private readonly datedIn = new Set<string>();
  /** Of which there was no answer because they are gone, in this visit. */
  private readonly gone = new Set<TitleKey>();
  /** Of which there was an answer without the people that were asked for, in this visit: a host's proxy may have none. */
  private readonly peopleless = new Set<TitleKey>();

  constructor(private readonly deps: TitleCacheDeps) {}

  /** Afterwards it is known of these titles what the device remembers. Never rejects. */
  async recall(titles: readonly TitleRef[]): Promise<void> {
    const unrecalled = titles.filter((title) => !this.recalled.has(titleKey(title)));
    if (unrecalled.length === 0) return;
    const remembered = await this.deps.titleMemory.recall(unrecalled.map(titleKey));
    for (const title of unrecalled) {
      const key = titleKey(title);
      if (this.recalled.has(key)) continue;
      this.recalled.add(key);
      const record = remembered.get(key);
      // What a page has noted of it before it came to a list is kept from now on.
      if (!record && this.known.has(key)) void this.keep(title);
      if (!record) continue;
      const { answeredAt: _, ...parts } = record;
      this.kept.add(key);
      for (const country of Object.keys(parts.days ?? {})) this.datedIn.add(country);
      // What came meanwhile is newer.
      this.known.set(key, joinedParts(currentParts(parts, this.deps.clock.now()), this.known.get(key) ?? {}));
    }
  }

  /** What the list says of a title counts first. One that is gone is like nothing, in this visit. */
  factsOf(title: StoredTitle): TitleFacts {
    const key = titleKey(title);
    const known = this.known.get(key);
    const people = this.young(known?.people);
    const isGone = this.gone.has(key);
    return {
      ...(isGone && LIKE_NOTHING),
      ...this.young(known?.facts),
      ...(this.peopleless.has(key) && { people: NO_PEOPLE }),
      ...(people && { people }),
      ...statedFacts(title),
    };
  }

  /** In which language its texts were asked for last; undefined where in none that was chosen, or too long ago. */
  textsIn(title: TitleRef): LanguageTag | undefined {
    return this.young(this.known.get(titleKey(title))?.facts)?.textsIn;
  }

  /** What is known of a show's seasons; undefined where it was not asked for, or too long ago. */
  showOf(title: TitleRef): RememberedShow | undefined {
    return this.young(this.known.get(titleKey(title))?.show);
  }

  /** The ids of the services that stream it; undefined where that is not known, or no longer. */
  streamsOf(title: TitleRef, region: string): readonly number[] | undefined {
    return this.offersOf(title, region)?.streams;
  }

  /** Whether one of these services streams it that did not so before (product.md, News: filter). */
  isNewOn(title: TitleRef, { region, services }: WatchChoice): boolean {
    const offers = this.offersOf(title, region);
    return offers !== undefined && newOffers(offers, services, { after: 0, now: this.now }).length > 0;
  }

  /** What was answered last of its days, however long ago: old days are better than none. */
  daysOf(title: TitleRef, region = EVERYWHERE): KnownDays | undefined {
    return this.rememberedDays(title, region);
  }

  /** Whether its days need not be asked for again. */
  isFresh(title: TitleRef, region = EVERYWHERE): boolean {
    const days = this.rememberedDays(title, region);
    const freshMs = isShow(title) && !days?.isOver ? EPISODES_FRESH_MS : DATES_FRESH_MS;
    return days !== undefined && isCurrent(days, this.deps.clock.now(), freshMs);
  }

  /** Whether the days of movies were asked for in a country, in this visit or before: the calendar is in use. */
  hasDaysIn(country: string): boolean {
    return this.datedIn.has(country);
  }

  /**
   * Notes what came of asking for a title. That it is nowhere, has no days and no seasons any more is remembered, too, or it would be asked for at each
   * visit; what it is like is asked for again at the next. Waits for nothing.
   */
  note(title: TitleRef, wanted: WantedParts, outcome: Outcome<TitleAnswer>): void {
    if (wanted.datesIn !== undefined) this.datedIn.add(wanted.datesIn);
    if (outcome.status === 'loaded') {
      this.gone.delete(titleKey(title));
      if (wanted.credits && !outcome.value.credits) this.peopleless.add(titleKey(title));
      this.remember(title, this.partsIn(title, wanted, outcome.value));
    } else if (outcome.error.type === 'not_found') {
      this.gone.add(titleKey(title));
      this.remember(title, this.partsOfGone(title, wanted));
    }
  }

  /** Keeps what the page of a title was answered. Waits for nothing. */
  notePage(title: TitleDetails, credits: Credits): void {
    this.remember(title, this.partsIn(title, {}, { details: title, credits }));
  }

  /** Notes what the page of a title was answered of where it can be watched. The device keeps it of titles that it knows from lists. */
  notePageOffers(title: TitleRef, region: string, offers: WatchOffers): void {
    this.notePagePart(title, { offers: { [region]: { ...streamsIn(offers), answeredAt: this.now } } });
  }

  /**
   * Notes what a season's page was answered of its show, and of its season where nothing is known of the show's: it tells what is next once an episode
   * is ticked there. The device keeps it of titles that it knows from lists.
   */
  notePageSeason(season: number, answer: TitleAnswer): void {
    const { details } = answer;
    const wanted = this.showOf(details) ? {} : { seasons: [season] };
    this.notePagePart(details, this.partsIn(details, wanted, answer));
  }

  /** Notes what the page of a movie was answered of its releases, where the calendar is in use. The device keeps it of titles that it knows from lists. */
  notePageDates(title: TitleRef, country: string, releases: ReleasesByCountry): void {
    if (isShow(title) || !this.datedIn.has(country)) return;
    this.notePagePart(title, { days: { [country]: { dates: releasesIn(releases, country), answeredAt: this.now } } });
  }

  /** Keeps the genres that a card of a listing has, where nothing is known of them: they cost no request. Never rejects. */
  async noteCard(title: StoredTitle & { readonly genre_ids?: readonly number[] }): Promise<void> {
    if (!title.genre_ids?.length) return;
    await this.recall([title]);
    if (this.factsOf(title).genreIds === undefined)
      this.remember(title, { facts: { genreIds: title.genre_ids, answeredAt: this.now } });
  }

  private offersOf(title: TitleRef, region: string): RememberedOffers | undefined {
    return this.young(partIn(this.known.get(titleKey(title))?.offers, region), OFFERS_FRESH_MS);
  }

  private rememberedDays(title: TitleRef, region: string): RememberedDays | undefined {
    const days = this.known.get(titleKey(title))?.days;
    return this.young(partIn(days, isShow(title) ? EVERYWHERE : region));
  }

  /** Undefined where it is too old. */
  private young<Part extends TimedAnswer>(part: Part | undefined, keptMs = TITLES_KEPT_MS): Part | undefined {
    return part && isCurrent(part, this.deps.clock.now(), keptMs) ? part : undefined;
  }

  private get now(): number {
    return this.deps.clock.now().getTime();
  }

  private partsIn(
    title: TitleRef,
    { offersIn, datesIn, seasons: asked }: WantedParts,
    answer: TitleAnswer,
  ): TitleParts {
    const answeredAt = this.now;
    const { details, offers, dates, seasons, credits } = answer;
    return {
      facts: { ...factsIn(details), answeredAt },
      ...(credits && { people: { ...titlePeopleOf(credits), answeredAt } }),
      ...(isShow(title)
        ? { days: { [EVERYWHERE]: { ...this.showDays(title, details), answeredAt } } }
        : datesIn !== undefined && dates && { days: { [datesIn]: { dates, answeredAt } } }),
      ...(asked && seasons && { show: { ...toKnownShow({ details, seasons }, asked), answeredAt } }),
      ...(offersIn !== undefined && offers && { offers: { [offersIn]: { ...streamsIn(offers), answeredAt } } }),
    };
  }

  private showDays(title: TitleRef, details: TitleDetails): KnownDays {
    return daysOfShow(details, this.daysOf(title), dayOf(this.deps.clock.now()));
  }

  private partsOfGone(title: TitleRef, { offersIn, datesIn, seasons }: WantedParts): TitleParts {
    const answeredAt = this.now;
    const datesOf = isShow(title) ? EVERYWHERE : datesIn;
    return {
      ...(datesOf !== undefined && { days: { [datesOf]: { answeredAt } } }),
      ...(offersIn !== undefined && { offers: { [offersIn]: { streams: [], answeredAt } } }),
      ...(seasons && { show: { seasons: [], isGone: true, answeredAt } }),
    };
  }

  private partsOf(title: TitleRef): TitleParts {
    const parts = this.known.get(titleKey(title));
    return parts ? currentParts(parts, this.deps.clock.now()) : {};
  }

  private know(title: TitleRef, parts: TitleParts): void {
    this.known.set(titleKey(title), joinedParts(this.partsOf(title), parts));
  }

  private notePagePart(title: TitleRef, parts: TitleParts): void {
    if (this.kept.has(titleKey(title))) this.remember(title, parts);
    else this.know(title, parts);
  }

  private remember(title: TitleRef, parts: TitleParts): void {
    if (timedParts(parts).length === 0) return;
    this.know(title, parts);
    void this.keep(title);
  }

  /** With what the device remembers besides. */
  private async keep(title: TitleRef): Promise<void> {
    await this.recall([title]);
    const key = titleKey(title);
    this.kept.add(key);
    // Another tab may have noted since what this one was told now: it is no news twice.
    const kept = (await this.deps.titleMemory.recall([key])).get(key);
    const known = this.partsOf(title);
    const parts = { ...known, ...sightedParts(known, kept ? currentParts(kept, this.deps.clock.now()) : {}) };
    this.known.set(key, parts);
    const answeredAt = Math.min(...timedParts(parts).map((part) => part.answeredAt));
    await this.deps.titleMemory.remember(key, { ...parts, answeredAt });
  }
}
