import { bufferTime, defer, filter, from, map, merge, of, switchMap, type Observable } from 'rxjs';
import { baseLanguage, type LanguageTag } from '#domain/languages/language-tag.ts';
import { keptTitles } from '#domain/library/facts/kept-titles.ts';
import { refreshedTitles, type FactsAnswer } from '#domain/library/facts/refreshed-titles.ts';
import { lastTouchedFirst } from '#domain/library/facts/stale-titles.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, titleName, type TitleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { onceLoaded, type LoadState } from '../../library/load-state.ts';
import type { CatalogChoice } from '../../ports/catalog/catalog-choice.ts';
import type { ShownTitles } from '../../ports/shown-titles.ts';
import type { AskedTitle, TitleAsker } from '../../requests/title-asker.ts';
import type { TitleLanguage } from '../library/title-language.ts';
import type { TitleCache } from './title-cache.ts';

interface TurnTitlesDeps extends Pick<LibraryDeps, 'session' | 'clock'> {
  readonly titleAsker: TitleAsker;
  readonly titleCache: Pick<TitleCache, 'recall' | 'textsIn' | 'factsOf'>;
  readonly titleLanguage: Pick<TitleLanguage, 'locale' | 'changes$'>;
  readonly catalogChoice: Pick<CatalogChoice, 'isChosen'>;
  readonly shownTitles: ShownTitles;
}

/** The first screen comes before. */
const START_MS = 2_000;
/** What was answered within this is one change: a list of 200 is not drawn 200 times. */
const TOGETHER_MS = 1_000;

const isOf = (tag: string | undefined, language: LanguageTag): boolean =>
  tag !== undefined && baseLanguage(tag) === baseLanguage(language);

/**
 * Whether all texts that a list keeps of a title are in a language, and not only in that of another country: as a card of that language had
 * them. Marks and episodes keep the name alone.
 */
const isShownIn = ({ name_language, overview, overview_language }: StoredTitle, language: LanguageTag): boolean =>
  isOf(name_language, language) &&
  (overview === undefined || isOf(overview_language, language)) &&
  [name_language, overview_language].includes(language);

/** What is shown comes first, in its order; the others stay in theirs. */
const shownFirst = (titles: readonly StoredTitle[], shown: readonly TitleKey[]): readonly StoredTitle[] => {
  const places = new Map(shown.map((key, at) => [key, at]));
  const placeOf = (title: StoredTitle): number | undefined => places.get(titleKey(title));
  const first = titles.filter((title) => placeOf(title) !== undefined);
  const others = titles.filter((title) => placeOf(title) === undefined);
  return [...first.toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0)), ...others];
};

/**
 * Turns what the lists keep of titles to the language that is chosen, and back to English where none is any more
 * (product.md, Titles in one’s language: lists).
 */
export class TurnTitles {
  constructor(private readonly deps: TurnTitlesDeps) {}

  /** From when the library was loaded, and anew with each change of the language. Each title is asked about once in a language. */
  activate(loadState$: Observable<LoadState>): () => void {
    const { clock, titleLanguage, catalogChoice } = this.deps;
    // The lists are not of the demo's titles, though some may have their numbers.
    if (catalogChoice.isChosen) return () => undefined;
    const turning = onceLoaded(loadState$)
      .pipe(
        switchMap(() => merge(of(undefined), titleLanguage.changes$)),
        // What was answered in the language of before is of no use any more.
        switchMap(() => this.turned$(titleLanguage.locale.language).pipe(bufferTime(TOGETHER_MS, clock.scheduler))),
        filter((answers) => answers.length > 0),
      )
      .subscribe((answers) => this.take(answers));
    return () => turning.unsubscribe();
  }

  /** Emits what was answered, of each title once. */
  private turned$(language: LanguageTag | undefined): Observable<FactsAnswer> {
    const { session, titleCache, clock } = this.deps;
    const all = keptTitles(session.library);
    // Who has never chosen a language has nothing to turn, and nothing is looked up.
    if (!language && all.every(({ title }) => this.isTurned(title, language))) return of();
    const since = clock.now().toISOString();
    return defer(() => from(titleCache.recall(all.map(({ title }) => title)))).pipe(
      switchMap(() => this.ask(() => this.left(language, since))),
    );
  }

  /** What is to be turned by now: another tab may have asked for some since. */
  private left(language: LanguageTag | undefined, since: string): readonly StoredTitle[] {
    const kept = keptTitles(this.deps.session.library);
    const isAsked = ({ checkedAt = '', goneAt }: StoredTitle) => checkedAt >= since || goneAt !== undefined;
    return lastTouchedFirst(kept.filter(({ title }) => !isAsked(title) && !this.isTurned(title, language)));
  }

  /** Whether a place has of a title what its own page would say. One that was asked about has been put there by its other name since. */
  private isTurned(title: StoredTitle, language: LanguageTag | undefined): boolean {
    if (language === undefined) return title.name_language === undefined && title.overview_language === undefined;
    const { titleCache } = this.deps;
    const { names } = titleCache.factsOf(title);
    const isOtherName = [names?.english, names?.original].includes(titleName(title));
    return (titleCache.textsIn(title) === language && !isOtherName) || isShownIn(title, language);
  }

  /** @param leftNow what is to be asked about by now */
  private ask(leftNow: () => readonly StoredTitle[]): Observable<FactsAnswer> {
    const { titleAsker, clock, session, shownTitles } = this.deps;
    const done = new Set<TitleKey>();
    let { library } = session;
    let left = leftNow();
    const titles = (): readonly StoredTitle[] => {
      if (left.length > 0 && library !== session.library) {
        ({ library } = session);
        const now = new Set(leftNow().map(titleKey));
        left = left.filter((title) => now.has(titleKey(title)));
      }
      left = left.filter((title) => !done.has(titleKey(title)));
      return left.length > 1 ? shownFirst(left, shownTitles()) : left;
    };
    const asked$ = titleAsker.run<StoredTitle>({
      startMs: START_MS,
      policy: 'detail',
      titles,
      isMissing: (title) => !done.has(titleKey(title)),
      wants: () => ({}),
    });
    return asked$.pipe(
      map((asked) => ({ asked, answer: this.answerOf(asked) })),
      filter(({ asked: { title }, answer }) => answer !== undefined && !done.has(titleKey(title))),
      map(({ asked: { title }, answer }) => {
        done.add(titleKey(title));
        return { ...answer, title, checkedAt: clock.now().toISOString() } as FactsAnswer;
      }),
    );
  }

  /** Undefined for one that is to be asked again. One that is gone keeps what it has. */
  private answerOf({ outcome }: AskedTitle): Pick<FactsAnswer, 'details'> | undefined {
    if (outcome.status === 'loaded') return { details: outcome.value.details };
    return outcome.error.type === 'not_found' ? { details: undefined } : undefined;
  }

  /** Nobody is told: it is not the visitor's. */
  private take(answers: readonly FactsAnswer[]): void {
    const { session } = this.deps;
    const titles = refreshedTitles(session.library, answers);
    if (titles.length > 0) session.dispatch({ kind: 'titles-refreshed', titles }, undefined, { source: 'refresh' });
  }
}
