import { distinctUntilChanged, map, merge, Subject, switchMap, timer, type Observable } from 'rxjs';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { calendarBegins } from '#domain/calendar/calendar-window.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { dayBegins } from '#domain/days/day-of-time.ts';
import type { Library } from '#domain/library/library.ts';
import { newsChoice, newsSeen, seenWithoutNews } from '#domain/news/news-seen.ts';
import { newsTitles, withoutSeen, type NewsTitle } from '#domain/news/news-titles.ts';
import {
  inNewsOrder,
  newsOfTitle,
  offerEntries,
  type KnownTitle,
  type News,
  type NewsTime,
} from '#domain/news/news.ts';
import type { Steps } from '#domain/steps.ts';
import { mediaTypeOf, titleKey } from '#domain/title.ts';
import { regionOfLanguages } from '#domain/watch/region-of-languages.ts';
import { watchChoiceOf } from '#domain/watch/watch-choice.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Languages } from '../../ports/languages.ts';
import { isCurrent } from '../../ports/memories/answer-memory.ts';
import { OFFERS_FRESH_MS, TITLES_KEPT_MS, type RememberedParts } from '../../ports/memories/title-memory.ts';
import type { Ports } from '../../ports/port.ts';
import { inSlices } from '../../time/in-slices.ts';

export interface TellNewsDeps extends Pick<Ports, 'titleMemory' | 'newsMemory' | 'clock'> {
  readonly session: Pick<LibrarySession, 'library' | 'library$'>;
  readonly languages: Languages;
  readonly browser: Pick<Browser, 'returning$'>;
}

/** What is new, and of which time. */
export interface ToldNews extends NewsTime {
  readonly news: readonly News[];
}

/** The screen is whole by then: what is new moves nothing else that comes late (product.md, News: place). */
const IDLE_MS = 2_000;
/** What the device remembers of so many titles is read at once: of thousands it would hold up the page. */
const READ_AT_ONCE = 200;

interface Known {
  readonly known: ReadonlyMap<string, RememberedParts>;
  readonly library: Library;
  readonly time: NewsTime;
  readonly offersMs: number;
}

interface KnownWhere {
  readonly region: string | undefined;
  readonly now: number;
  /** For how long an answer about services counts. */
  readonly offersMs: number;
}

/** What is known of a title in a country, as far as it still counts. */
const knownOf = (
  { title, isListed }: NewsTitle,
  { offers, days }: Pick<RememberedParts, 'offers' | 'days'>,
  { region = '', now, offersMs }: KnownWhere,
): KnownTitle => {
  const time = new Date(now);
  const offered = isListed ? offers?.[region] : undefined;
  const dated = days?.[mediaTypeOf(title) === 'tv' ? '' : region];
  return {
    title,
    offers: offered && isCurrent(offered, time, offersMs) ? offered : undefined,
    days: dated && isCurrent(dated, time, TITLES_KEPT_MS) ? dated : undefined,
  };
};

const regionOf = ({ preferences }: Library, languages: Languages): string | undefined =>
  preferences.watchRegion ?? regionOfLanguages(languages());

/** What is new since the visitor was here, by what this device knows: nothing is asked for it (product.md, News: what). */
export class TellNews {
  private readonly got$ = new Subject<void>();

  constructor(private readonly deps: TellNewsDeps) {}

  /**
   * Emits what is new, in a moment, and again when the page is looked at again, after another choice of country or services, and when the visitor knows it, in
   * any tab. To be called once the library is loaded. Never errors.
   */
  execute(): Observable<ToldNews> {
    const { session, newsMemory, browser, clock } = this.deps;
    const chosen$ = session.library$.pipe(
      map((library) => this.choiceOf(library)),
      distinctUntilChanged(),
    );
    const own$ = merge(chosen$, browser.returning$, this.got$).pipe(map(() => true));
    const elsewhere$ = newsMemory.changed$.pipe(map(() => false));
    return timer(IDLE_MS, clock.scheduler).pipe(
      switchMap(() => merge(own$, elsewhere$)),
      switchMap((isOwn) => this.tell(isOwn)),
    );
  }

  /** The visitor knows it: it is told no more, in no tab (product.md, News: got it). */
  gotIt({ now }: ToldNews): void {
    const { newsMemory, session } = this.deps;
    newsMemory.remember({ at: now, choice: this.choiceOf(session.library) });
    this.got$.next();
  }

  /**
   * The days of the last two weeks on which titles came to the visitor's services, as lines of a calendar. A day
   * that has passed counts though its answer is old. Never rejects.
   */
  async offers(): Promise<readonly CalendarEntry[]> {
    const now = this.deps.clock.now();
    const time = { after: dayBegins(calendarBegins(dayOf(now))), now: now.getTime() };
    const news = await this.newsOf(time, TITLES_KEPT_MS);
    return news.flatMap(offerEntries);
  }

  private choiceOf(library: Library): string {
    return newsChoice(regionOf(library, this.deps.languages), library.preferences);
  }

  /** @param isOwn whether this tab says what is seen. Where another one just did, its word stands: two that differ would answer each other without end. */
  private async tell(isOwn: boolean): Promise<ToldNews> {
    const { newsMemory, clock, session } = this.deps;
    const now = clock.now().getTime();
    const before = newsMemory.recall();
    const seen = newsSeen(before, this.choiceOf(session.library), now);
    const news = await this.newsOf({ after: seen.at, now });
    const next = news.length > 0 ? seen : seenWithoutNews(seen, now);
    // Where nothing is listed, nothing is written: not even on a device on which everything was erased.
    const isListing = newsTitles(session.library).length > 0;
    if (isOwn && isListing && next !== before) newsMemory.remember(next);
    return { news, after: seen.at, now };
  }

  private async newsOf(time: NewsTime, offersMs = OFFERS_FRESH_MS): Promise<readonly News[]> {
    const { session, titleMemory, clock } = this.deps;
    const { library } = session;
    const titles = newsTitles(library);
    const news: News[] = [];
    for (let at = 0; at < titles.length; at += READ_AT_ONCE) {
      const some = titles.slice(at, at + READ_AT_ONCE);
      const known = await titleMemory.recall(some.map(({ title }) => titleKey(title)));
      news.push(...(await inSlices(this.steps(some, { known, library, time, offersMs }), clock)));
    }
    return inNewsOrder(withoutSeen(news, library.episodes));
  }

  private *steps(titles: readonly NewsTitle[], { known, library, time, offersMs }: Known): Steps<readonly News[]> {
    const region = regionOf(library, this.deps.languages);
    const services = watchChoiceOf(library.preferences)?.services ?? [];
    const news: News[] = [];
    for (const each of titles) {
      const about = { ...time, region, services, isInCalendar: each.isInCalendar };
      const parts = known.get(titleKey(each.title)) ?? {};
      news.push(...newsOfTitle(knownOf(each, parts, { ...about, offersMs }), about));
      yield;
    }
    return news;
  }
}
