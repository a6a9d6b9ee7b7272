import {
  BehaviorSubject,
  combineLatest,
  concatMap,
  distinctUntilChanged,
  EMPTY,
  finalize,
  firstValueFrom,
  from,
  map,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import { DAY_MS } from '#domain/days/day-ms.ts';
import {
  recommend,
  sourcesOf,
  type Recommendation,
  type RecommendationSource,
  type SourceList,
} from '#domain/discovery/recommendations.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import type { Library } from '#domain/library/library.ts';
import { mediaTypeOf, titleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { RememberedList } from '../../ports/memories/remembered-list.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

/** The first screen is idle by then (product.md, For you: when). */
const IDLE_MS = 3_000;

export interface RecommendationsDeps extends Pick<LibraryDeps, 'session' | 'clock'> {
  readonly catalog: Pick<MovieCatalog, 'fetchRecommendations'>;
  readonly requestRunner: RequestRunner;
  readonly recommendationMemory: ValueMemory<readonly RememberedList[]>;
}

const wanted = ({ preferences, favorites, marks }: Library): readonly RecommendationSource[] =>
  preferences.wantsRecommendations === false ? [] : sourcesOf({ favorites, marks });

const keysOf = (sources: readonly RecommendationSource[]): string =>
  sources.map(({ title }) => titleKey(title)).join(' ');

/** What to watch next, worked out on the device: the application state `recommendations` (product.md, For you: state). */
export class Recommendations {
  /** As they come. */
  private known: readonly RememberedList[];
  /** Once all have come: in between, the best might still change their places. */
  private readonly lists: BehaviorSubject<readonly RememberedList[]>;
  /** Emits at once, then after every change of the library or of what is known. */
  readonly recommendations$: Observable<readonly Recommendation[]>;

  constructor(private readonly deps: RecommendationsDeps) {
    this.known = (deps.recommendationMemory.recall() ?? []).filter((list) => this.isFresh(list));
    this.lists = new BehaviorSubject(this.known);
    this.recommendations$ = combineLatest([deps.session.library$, this.lists]).pipe(
      map(([library, lists]) => recommend(this.joined(wanted(library), lists), library)),
    );
  }

  /** Asks the provider for what is not known, once the screen is idle. Nothing is asked while it is off. */
  activate(): () => void {
    const { session, clock } = this.deps;
    const subscription = timer(IDLE_MS, clock.scheduler)
      .pipe(
        switchMap(() => session.library$),
        map((library) => ({ sources: wanted(library), language: library.preferences.titleLanguage })),
        distinctUntilChanged(
          (before, after) => before.language === after.language && keysOf(before.sources) === keysOf(after.sources),
        ),
        switchMap(({ sources }) => this.ask(sources)),
      )
      .subscribe();
    return () => subscription.unsubscribe();
  }

  /** One after the other: nobody waits for them. */
  private ask(sources: readonly RecommendationSource[]): Observable<unknown> {
    const known = this.known.filter(({ language }) => language === this.language);
    const missing = sources.filter((source) => !this.listOf(source, known));
    if (missing.length === 0) return EMPTY;
    return from(missing).pipe(
      concatMap((source) => this.askFor(source, sources)),
      finalize(() => this.lists.next(this.known)),
    );
  }

  private async askFor({ title }: RecommendationSource, sources: readonly RecommendationSource[]): Promise<void> {
    const { catalog, requestRunner, clock, recommendationMemory } = this.deps;
    const id = { id: title.id, media_type: mediaTypeOf(title) };
    const { language } = this;
    const outcome = await firstValueFrom(
      requestRunner.run({ call: (signal) => catalog.fetchRecommendations(id, signal), policy: 'detail' }),
    );
    // What could not be had is asked for at the next visit.
    if (outcome.status === 'failed' || language !== this.language) return;
    const titles = outcome.value.map((each) => ({ ...toMarkableTitle(each), vote_average: each.vote_average }));
    const list = { source: titleKey(title), askedAt: clock.now().getTime(), ...(language && { language }), titles };
    const others = new Set(sources.map((source) => titleKey(source.title)).filter((key) => key !== list.source));
    this.known = [...this.known.filter((each) => others.has(each.source) && this.isFresh(each)), list];
    recommendationMemory.remember(this.known);
  }

  /** What is known in another one stays until it is answered in this (product.md, Titles in one’s language: change). */
  private get language(): LanguageTag | undefined {
    return this.deps.session.library.preferences.titleLanguage;
  }

  private isFresh({ askedAt }: RememberedList): boolean {
    const age = this.deps.clock.now().getTime() - askedAt;
    return age >= 0 && age < DAY_MS;
  }

  private listOf({ title }: RecommendationSource, lists: readonly RememberedList[]): RememberedList | undefined {
    return lists.find((list) => list.source === titleKey(title));
  }

  private joined(sources: readonly RecommendationSource[], lists: readonly RememberedList[]): readonly SourceList[] {
    return sources.flatMap((source) => {
      const list = this.listOf(source, lists);
      return list ? [{ ...source, titles: list.titles }] : [];
    });
  }
}
