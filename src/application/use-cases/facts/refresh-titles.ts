import { filter, finalize, switchMap, take, timer, type Observable } from 'rxjs';
import { refreshedTitles, type FactsAnswer } from '#domain/library/facts/refreshed-titles.ts';
import { staleTitles } from '#domain/library/facts/stale-titles.ts';
import { containsTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { sameTitle, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { onceLoaded, type LoadState } from '../../library/load-state.ts';
import type { Browser } from '../../ports/browser.ts';
import type { CatalogChoice } from '../../ports/catalog/catalog-choice.ts';
import type { AskedTitle, TitleAsker } from '../../requests/title-asker.ts';

interface RefreshTitlesDeps extends Pick<LibraryDeps, 'session' | 'clock'> {
  readonly titleAsker: TitleAsker;
  readonly browser: Pick<Browser, 'online$'>;
  readonly catalogChoice: Pick<CatalogChoice, 'isChosen'>;
}

/** The lists have long been shown by then (product.md, Freshness: when). */
const IDLE_MS = 20_000;
/** product.md, Freshness: few. */
const TITLES_A_VISIT = 10;

const isLeft = (answers: readonly FactsAnswer[], title: TitleRef): boolean =>
  !answers.some((answer) => sameTitle(answer.title, title));

/** Asks the provider again for what the lists have kept for long, so that it stays true (product.md, Freshness: lists). */
export class RefreshTitles {
  constructor(private readonly deps: RefreshTitlesDeps) {}

  /** Once a visit: a while after the library was loaded. What others ask meanwhile is not asked again. */
  activate(loadState$: Observable<LoadState>): () => void {
    const { clock, browser, catalogChoice, titleAsker } = this.deps;
    // The lists are not of the demo's titles, though some may have their numbers.
    if (catalogChoice.isChosen) return () => undefined;
    const answers: FactsAnswer[] = [];
    const hearing = titleAsker.asked$.subscribe((asked) => answers.push(...this.answersOf(asked, answers)));
    const asking = onceLoaded(loadState$)
      .pipe(
        switchMap(() => timer(IDLE_MS, clock.scheduler)),
        switchMap(() => browser.online$.pipe(filter(Boolean), take(1))),
        switchMap(() => this.ask(answers)),
        finalize(() => hearing.unsubscribe()),
      )
      .subscribe({ complete: () => this.take(answers) });
    return () => asking.unsubscribe();
  }

  /** One after the other: nobody waits for them. */
  private ask(answers: readonly FactsAnswer[]): Observable<unknown> {
    const titles = this.stale.filter((title) => isLeft(answers, title)).slice(0, TITLES_A_VISIT - answers.length);
    return this.deps.titleAsker.run<StoredTitle>({
      atOnce: 1,
      isOnce: true,
      policy: 'detail',
      // Another tab may have asked meanwhile.
      titles: () => {
        const { stale } = this;
        return titles.filter((title) => isLeft(answers, title) && containsTitle(stale, title));
      },
      wants: () => ({}),
    });
  }

  /** As many as a visit takes. A title that could not be had is asked for at the next visit. */
  private answersOf({ title: asked, outcome }: AskedTitle, before: readonly FactsAnswer[]): readonly FactsAnswer[] {
    const title = this.stale.find((each) => sameTitle(each, asked));
    if (!title || !isLeft(before, title) || before.length >= TITLES_A_VISIT) return [];
    const checkedAt = this.deps.clock.now().toISOString();
    if (outcome.status === 'loaded') return [{ title, details: outcome.value.details, checkedAt }];
    return outcome.error.type === 'not_found' ? [{ title, details: undefined, checkedAt }] : [];
  }

  /** One change of all of them. Nobody is told: it is not the visitor's. */
  private take(answers: readonly FactsAnswer[]): void {
    const { session } = this.deps;
    const { stale } = this;
    const titles = refreshedTitles(
      session.library,
      answers.filter(({ title }) => containsTitle(stale, title)),
    );
    if (titles.length > 0) session.dispatch({ kind: 'titles-refreshed', titles }, undefined, { source: 'refresh' });
  }

  private get stale(): readonly StoredTitle[] {
    const { session, clock } = this.deps;
    return staleTitles(session.library, clock.now());
  }
}
