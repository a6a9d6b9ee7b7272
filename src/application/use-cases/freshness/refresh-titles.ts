import { endWith, filter, ignoreElements, switchMap, take, timer, type Observable } from 'rxjs';
import { refreshedTitles, type FactsAnswer } from '#domain/library/facts/refreshed-titles.ts';
import { staleTitles } from '#domain/library/facts/stale-titles.ts';
import { containsTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { mediaTypeOf, sameTitle } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { LoadState } from '../../library/load-state.ts';
import type { Browser } from '../../ports/browser.ts';
import type { CatalogChoice } from '../../ports/catalog/catalog-choice.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { Outcome } from '../../requests/abortable.ts';
import type { TitleAsker } from '../../requests/title-asker.ts';

interface RefreshTitlesDeps extends Pick<LibraryDeps, 'session' | 'clock'> {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly titleAsker: TitleAsker;
  readonly browser: Pick<Browser, 'online$'>;
  readonly catalogChoice: Pick<CatalogChoice, 'isChosen'>;
}

/** The lists have long been shown by then (product.md, Freshness: when). */
const IDLE_MS = 20_000;
/** product.md, Freshness: few. */
const TITLES_A_VISIT = 10;

/** Asks the provider again for what the lists have kept for long, so that it stays true (product.md, Freshness: lists). */
export class RefreshTitles {
  constructor(private readonly deps: RefreshTitlesDeps) {}

  /** Once a visit: a while after the library was loaded. */
  activate(loadState$: Observable<LoadState>): () => void {
    const { clock, browser, catalogChoice } = this.deps;
    // The lists are not of the demo's titles, though some may have their numbers.
    if (catalogChoice.isChosen) return () => undefined;
    const subscription = loadState$
      .pipe(
        filter(({ status }) => status === 'fulfilled'),
        take(1),
        switchMap(() => timer(IDLE_MS, clock.scheduler)),
        switchMap(() => browser.online$.pipe(filter(Boolean), take(1))),
        switchMap(() => this.ask()),
      )
      .subscribe((answers) => this.take(answers));
    return () => subscription.unsubscribe();
  }

  /** One after the other: nobody waits for them. */
  private ask(): Observable<readonly FactsAnswer[]> {
    const { catalog, titleAsker } = this.deps;
    const titles = this.stale.slice(0, TITLES_A_VISIT);
    const answers: FactsAnswer[] = [];
    const isLeft = (title: StoredTitle) => !answers.some((answer) => sameTitle(answer.title, title));
    const asking$ = titleAsker.run<StoredTitle, TitleDetails>({
      atOnce: 1,
      isOnce: true,
      policy: 'detail',
      // Another tab may have asked meanwhile.
      missing: () => {
        const { stale } = this;
        return titles.filter((title) => isLeft(title) && containsTitle(stale, title));
      },
      ask: (title, signal) => catalog.fetchDetails({ id: title.id, media_type: mediaTypeOf(title) }, signal),
      note: (title, outcome) => answers.push(...this.answersOf(title, outcome)),
    });
    return asking$.pipe(ignoreElements(), endWith(answers));
  }

  /** A title that could not be had is asked for at the next visit. */
  private answersOf(title: StoredTitle, outcome: Outcome<TitleDetails>): readonly FactsAnswer[] {
    const checkedAt = this.deps.clock.now().toISOString();
    if (outcome.status === 'loaded') return [{ title, details: outcome.value, checkedAt }];
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
