import {
  BehaviorSubject,
  combineLatest,
  concatAll,
  concatMap,
  defer,
  filter,
  from,
  map,
  merge,
  mergeAll,
  type Observable,
  of,
  shareReplay,
  switchMap,
  take,
  takeWhile,
  tap,
  throttleTime,
  timer,
} from 'rxjs';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { afterAnswer, type Asking, askingOf, matchUnasked, matchOffline } from '#domain/import/matching/asking.ts';
import { allQuestionsOf } from '#domain/import/matching/questions-of.ts';
import { questionKey, type TitleQuestion } from '#domain/import/matching/title-question.ts';
import type { FoundTitle } from '#domain/import/named-title.ts';
import { likeliestOf, type TitleMatch } from '#domain/import/title-match.ts';
import { slicesOf } from '#domain/util/slices-of.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MatchMemory } from '../../ports/memories/match-memory.ts';
import { nextTask } from '../../time/next-task.ts';
import { AnswerCache } from './answer-cache.ts';
import { AskAboutTitle, type AskAboutTitleDeps } from './ask-about-title.ts';
import type { Matching, MatchState } from './import-facade.ts';
import { IMPORT_RATE } from './import-requests.ts';
import type { AskOnce, PlaceEpisodes } from './place-episodes.ts';
import { ProviderReach } from './provider-reach.ts';

/** At most ten times a second (product.md, Import: progress). */
const STATE_MS = 100;
/** The answers to so many titles are recalled at a time. In between, the page can react to the visitor. */
const SLICE = 50;

/** A title of the file, with its place in it. */
interface Row {
  readonly index: number;
  readonly imported: ImportedTitle;
}

type Remembered = ReadonlyMap<string, readonly FoundTitle[]>;

interface MatchTitlesDeps extends AskAboutTitleDeps {
  readonly placeEpisodes: Pick<PlaceEpisodes, 'execute'>;
  readonly matchMemory: MatchMemory;
  readonly browser: Pick<Browser, 'online$'>;
  readonly clock: Clock;
}

/** The titles of a file on their way to be matched. What is settled stays so, whoever looks or ceases to. */
class MatchRun implements Matching {
  readonly state$: Observable<MatchState>;
  /** In the order of the file. */
  private readonly matches: (TitleMatch | undefined)[] = [];
  private readonly isPaused = new BehaviorSubject(false);
  private readonly cache: AnswerCache;
  private readonly reach: ProviderReach;
  private readonly ask: AskAboutTitle;
  private readonly mayAsk$: Observable<unknown>;
  private isOnline = true;
  /** Some title was matched without asking the provider. */
  private wasOffline = false;
  private resting: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly deps: MatchTitlesDeps,
    private readonly titles: readonly ImportedTitle[],
  ) {
    const [reach, { clock }] = [new ProviderReach(deps), deps];
    this.cache = new AnswerCache(deps);
    this.reach = reach;
    this.mayAsk$ = combineLatest([this.isPaused, reach.mayAsk$]).pipe(
      filter(([isPaused, mayAsk]) => mayAsk && !isPaused),
    );
    this.ask = new AskAboutTitle(deps, this.mayAsk$);
    const online$ = reach.online$.pipe(tap((isOnline) => this.follow(isOnline)));
    this.state$ = merge(
      online$,
      this.isPaused,
      defer(() => this.matchAll()),
    ).pipe(
      throttleTime(STATE_MS, clock.scheduler, { leading: true, trailing: true }),
      map(() => this.state()),
      takeWhile(({ status }) => status !== 'done', true),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  pause(): void {
    this.isPaused.next(true);
  }

  resume(): void {
    this.reach.begin();
    this.isPaused.next(false);
  }

  private follow(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.reach.begin();
  }

  private state(): MatchState {
    const matches = this.matches.filter((match) => match !== undefined);
    const isDone = matches.length === this.titles.length;
    return {
      status: isDone ? 'done' : this.isPaused.value ? 'paused' : 'matching',
      isOffline: this.wasOffline || !this.isOnline,
      total: this.titles.length,
      matches,
    };
  }

  private matchAll(): Observable<unknown> {
    const rows = this.titles.flatMap((imported, index) => (this.matches[index] ? [] : [{ index, imported }]));
    return from(slicesOf(rows, SLICE)).pipe(
      concatMap((slice) => timer(0, this.deps.clock.scheduler).pipe(switchMap(() => this.matchesOf(slice)))),
      concatAll(),
      mergeAll(IMPORT_RATE.atOnce),
    );
  }

  private async matchesOf(slice: readonly Row[]): Promise<readonly Observable<unknown>[]> {
    const remembered = await this.cache.recall(slice.flatMap(({ imported }) => allQuestionsOf(imported)));
    return slice.map(({ index, imported }) =>
      this.isPaused.pipe(
        filter((isPaused) => !isPaused),
        take(1),
        switchMap(() => this.match(askingOf(imported), remembered)),
        switchMap((match) => this.withEpisodes(match)),
        switchMap(async (match) => {
          await this.turn(index);
          this.matches[index] = match;
        }),
      ),
    );
  }

  /** What needs no answer is settled at once, thousands in a row: the page has its turn after some of them. */
  private turn(index: number): Promise<unknown> {
    if (index % SLICE === 0) this.resting = nextTask(this.deps.clock);
    return this.resting;
  }

  /** Asks one question after the other, until an answer says something. */
  private match(asking: Asking, remembered: Remembered): Observable<TitleMatch> {
    const [question] = asking.questions;
    if (!question) return of(matchUnasked(asking));
    return this.answerTo(question, remembered).pipe(
      switchMap((titles) => {
        if (!titles) return of(this.unanswered(asking.imported));
        const next = afterAnswer(asking, question, titles);
        return 'match' in next ? of(next.match) : this.match(next.asking, remembered);
      }),
    );
  }

  /** Undefined where there is none to be had. */
  private answerTo(question: TitleQuestion, remembered: Remembered): Observable<readonly FoundTitle[] | undefined> {
    const titles = remembered.get(questionKey(question));
    if (titles) return of(titles);
    return this.reach
      .answerOf(() => this.ask.execute(question))
      .pipe(map((answer) => answer && this.cache.remember(question, answer)));
  }

  /** The match, once it is known where the catalogue has the episodes of the title that it is taken for at first. */
  private withEpisodes(match: TitleMatch): Observable<TitleMatch> {
    const [title, { placeEpisodes, requests }] = [likeliestOf(match), this.deps];
    if (!title) return of(match);
    const ask: AskOnce = (call) => this.reach.answerOf(() => requests.runWhen(this.mayAsk$, call));
    return placeEpisodes.execute({ imported: match.imported, title }, ask).pipe(map(() => match));
  }

  private unanswered(imported: ImportedTitle): TitleMatch {
    if (!this.reach.isCutOff) return { kind: 'not-asked', imported };
    this.wasOffline = true;
    return matchOffline(imported);
  }
}

/** Finds the titles of a file among those of the provider (product.md, Import: ways). */
export class MatchTitles {
  constructor(private readonly deps: MatchTitlesDeps) {}

  /** Nothing is asked until somebody looks at its state. */
  execute({ titles }: Pick<ImportReading, 'titles'>): Matching {
    return new MatchRun(this.deps, titles);
  }
}
