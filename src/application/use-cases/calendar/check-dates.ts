import {
  defer,
  distinctUntilChanged,
  from,
  map,
  merge,
  of,
  repeat,
  switchMap,
  tap,
  throttleTime,
  timer,
  type Observable,
} from 'rxjs';
import { calendarEntries } from '#domain/calendar/calendar-entries.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { isToAsk, isUndated, soonestFirst } from '#domain/calendar/calendar-titles.ts';
import { dayOf, type CalendarDay } from '#domain/days/calendar-day.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { Steps } from '#domain/steps.ts';
import { mediaTypeOf } from '#domain/title.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AskedTitle, TitleAsker } from '../../requests/title-asker.ts';
import { inSlices } from '../../time/in-slices.ts';
import type { TitleCache } from '../facts/title-cache.ts';

export interface CheckDatesDeps {
  readonly clock: Clock;
  readonly titleAsker: TitleAsker;
  readonly titleCache: TitleCache;
}

/** What the calendar is about. */
export interface DatesRequest {
  /** As `calendarTitles` gives them. */
  readonly titles: readonly StoredTitle[];
  /** Undefined where the visitor has named no country: then no movie is asked about. */
  readonly region: string | undefined;
}

/** What is known of the days of titles, and how far they are checked. */
export interface DatesCheck {
  /** In no order. */
  readonly entries: readonly CalendarEntry[];
  /** The titles that are to come on a day that is not known yet. */
  readonly undated: readonly StoredTitle[];
  /** The day that it is where the visitor is. */
  readonly today: CalendarDay;
  readonly checked: number;
  /** Of those that are asked about. */
  readonly total: number;
  /** Whether an answer about any of them is known, however old. */
  readonly hasAnswers: boolean;
  /** Whether the last question was in vain. It is asked again after a minute. */
  readonly isFailing: boolean;
}

/** What one look at the calendar knows. */
interface Look extends DatesRequest {
  readonly today: CalendarDay;
  isFailing: boolean;
}

/** At most four times a second: the list is drawn anew. */
const STATE_MS = 250;

/** The time until the next day begins where the visitor is: days may have 23 or 25 hours. */
const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Finds out on which days titles come out, and episodes are shown (product.md, Calendar: asked). */
export class CheckDates {
  constructor(private readonly deps: CheckDatesDeps) {}

  private get cache(): TitleCache {
    return this.deps.titleCache;
  }

  /** Emits what is known, and again as more is, and when another day begins. The provider is asked while the calendar is looked at. Never errors. */
  execute(request: DatesRequest): Observable<DatesCheck> {
    return this.today$().pipe(
      switchMap((today) =>
        from(this.cache.recall(request.titles)).pipe(
          switchMap(() => this.look({ ...request, today, isFailing: false })),
        ),
      ),
    );
  }

  /** What is known of it without asking anybody. Never rejects. */
  async known({ titles, region }: DatesRequest): Promise<readonly CalendarEntry[]> {
    await this.cache.recall(titles);
    const about = { region, today: dayOf(this.deps.clock.now()) };
    return inSlices(this.knownSteps(titles, about), this.deps.clock);
  }

  /** Of thousands of titles, a few at a time: it can wait. */
  private *knownSteps(
    titles: readonly StoredTitle[],
    about: Pick<Look, 'region' | 'today'>,
  ): Steps<readonly CalendarEntry[]> {
    const entries: CalendarEntry[] = [];
    for (const title of titles) {
      entries.push(...this.entriesOf(this.relevant([title], about), about));
      yield;
    }
    return entries;
  }

  /** Of the titles that are not asked about, none has a line. */
  private relevant(titles: readonly StoredTitle[], { region, today }: Pick<Look, 'region' | 'today'>) {
    return titles.filter((title) => isToAsk(title, this.cache.daysOf(title, region), today));
  }

  private entriesOf(titles: readonly StoredTitle[], about: Pick<Look, 'region' | 'today'>): readonly CalendarEntry[] {
    return titles.flatMap((title) => calendarEntries(title, this.cache.daysOf(title, about.region), about));
  }

  private today$(): Observable<CalendarDay> {
    const { clock } = this.deps;
    const day$ = defer(() => of(dayOf(clock.now())));
    const delay = () => timer(Math.max(untilTomorrow(clock.now()), 1), clock.scheduler);
    return day$.pipe(repeat({ delay }), distinctUntilChanged());
  }

  private look({ titles, ...about }: Look): Observable<DatesCheck> {
    const { region, today } = about;
    const relevant = this.relevant(titles, about);
    const look: Look = { ...about, titles: relevant };
    const asked = soonestFirst(
      relevant.filter((title) => region !== undefined || mediaTypeOf(title) === 'tv'),
      today,
    );
    const isMissing = (title: StoredTitle) => !this.cache.isFresh(title, region);
    const asking$ = this.deps.titleAsker.run<StoredTitle>({
      policy: 'detail',
      titles: () => asked,
      isMissing,
      wants: (title) => (region !== undefined && mediaTypeOf(title) === 'movie' ? { datesIn: region } : {}),
    });
    const asked$ = asking$.pipe(tap((answer) => (look.isFailing = this.isInVain(answer))));
    return merge(of(undefined), asked$).pipe(
      throttleTime(STATE_MS, this.deps.clock.scheduler, { leading: true, trailing: true }),
      map(() => ({
        entries: this.entriesOf(relevant, look),
        undated: relevant.filter((title) => isUndated(title, this.cache.daysOf(title, region), today)),
        today,
        checked: asked.length - asked.filter(isMissing).length,
        total: asked.length,
        hasAnswers: asked.some((title) => this.cache.daysOf(title, region) !== undefined),
        isFailing: look.isFailing,
      })),
    );
  }

  /** Whether a question was in vain. A title that is gone has no days. */
  private isInVain({ title, outcome }: AskedTitle): boolean {
    if (outcome.status === 'failed') return outcome.error.type !== 'not_found';
    return mediaTypeOf(title) === 'movie' && outcome.value.dates === undefined;
  }
}
