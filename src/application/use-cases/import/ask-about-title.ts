import { concatMap, from, map, of, reduce, switchMap, takeWhile, type Observable } from 'rxjs';
import { known } from '#domain/import/cells/json-fields.ts';
import { candidatesOf, offeredOf } from '#domain/import/matching/candidates-of.ts';
import { eachOnce } from '#domain/import/matching/in-doubt.ts';
import {
  type ForeignId,
  type NameQuestion,
  type TitleQuestion,
  type NameQuery,
  searchSteps,
} from '#domain/import/matching/title-question.ts';
import type { NamedTitle } from '#domain/import/named-title.ts';
import { titleKey, titleName } from '#domain/title.ts';
import type { MovieCatalog, TitleId } from '../../ports/catalog/movie-catalog.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import type { TitleLocale } from '../../ports/title-locale.ts';
import type { Outcome } from '../../requests/abortable.ts';
import type { ImportRequests } from './import-requests.ts';

export interface AskAboutTitleDeps {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly titleFinder: TitleFinder;
  readonly requests: ImportRequests;
  /** In what language titles are asked for. */
  readonly titleLocale: TitleLocale;
}

interface Found {
  readonly titles: readonly NamedTitle[];
  readonly hasMore: boolean;
}

const loaded = <T>(value: T): Outcome<T> => ({ status: 'loaded', value });
const MEDIA_TYPES = ['movie', 'tv'] as const;
const NOTHING: Found = { titles: [], hasMore: false };

/** A title that there is not is no failure: nothing is found. */
const orNothing = (outcome: Outcome<Found>): Outcome<Found> =>
  outcome.status === 'failed' && outcome.error.type === 'not_found' ? loaded(NOTHING) : outcome;

const joined = (one: Outcome<Found>, other: Outcome<Found>): Outcome<Found> => {
  if (one.status === 'failed') return one;
  if (other.status === 'failed') return other;
  return loaded({
    titles: [...one.value.titles, ...other.value.titles],
    hasMore: one.value.hasMore || other.value.hasMore,
  });
};

const offered = (question: NameQuestion, found: Outcome<Found>): Outcome<Found> =>
  found.status === 'failed' ? found : loaded({ titles: offeredOf(question, found.value.titles), hasMore: false });

/** Of titles that were found in English those in the language of titles, where that found them too, with their English names. */
const inBoth = (own: Found, english: Outcome<Found>): Outcome<Found> => {
  if (english.status === 'failed') return english;
  const names = new Map(english.value.titles.map((title) => [titleKey(title), titleName(title)]));
  const titles = eachOnce([...own.titles, ...english.value.titles]);
  const named = titles.map((title) => ({ ...title, ...known({ englishName: names.get(titleKey(title)) }) }));
  return loaded({ titles: named, hasMore: false });
};

/** Asks the provider one question about a title of a file. */
export class AskAboutTitle {
  constructor(
    private readonly deps: AskAboutTitleDeps,
    /** Each request waits until it emits. */
    private readonly ready$: Observable<unknown>,
  ) {}

  /** The titles that may be the one, the likeliest first. Emits once; never errors. Who unsubscribes asks nothing more. */
  execute(question: TitleQuestion): Observable<Outcome<readonly NamedTitle[]>> {
    return this.answer(question).pipe(
      map((outcome) => (outcome.status === 'failed' ? outcome : loaded(outcome.value.titles))),
    );
  }

  private answer(question: TitleQuestion): Observable<Outcome<Found>> {
    if (question.kind === 'name') return this.searchInBoth(question).pipe(map((found) => offered(question, found)));
    if (question.kind === 'foreign') return this.find(question.id);
    const titles: readonly TitleId[] =
      question.kind === 'title' ? [question.title] : MEDIA_TYPES.map((media_type) => ({ media_type, id: question.id }));
    return this.all(titles.map((title) => this.fetch(title)));
  }

  /** What nothing is called in the language of titles is looked for in English (product.md, Titles in one’s language: imports). */
  private searchInBoth(question: NameQuestion): Observable<Outcome<Found>> {
    const own$ = this.search(question, searchSteps(question));
    if (!this.deps.titleLocale().language) return own$;
    return own$.pipe(
      switchMap((own) => {
        if (own.status === 'failed' || candidatesOf(question, own.value.titles).length > 0) return of(own);
        const steps = searchSteps(question).map((step) =>
          step.map((query) => ({ ...query, inEnglish: true as const })),
        );
        return this.search(question, steps).pipe(map((english) => inBoth(own.value, english)));
      }),
    );
  }

  /** Step by step, until all are known that may be meant (product.md, Import: searches). */
  private search(
    question: NameQuestion,
    [step = [], ...others]: readonly (readonly NameQuery[])[],
    earlier?: readonly NamedTitle[],
  ): Observable<Outcome<Found>> {
    return this.all(step.map((query) => this.ask((signal) => this.deps.titleFinder.findByName(query, signal)))).pipe(
      switchMap((outcome) => {
        if (outcome.status === 'failed') return of(outcome);
        const titles = eachOnce([...(earlier ?? []), ...outcome.value.titles]);
        const candidates = candidatesOf(question, titles);
        const isEnough = earlier ? candidates.length > 0 : !outcome.value.hasMore;
        if (!isEnough && others.length > 0) return this.search(question, others, titles);
        return of(loaded({ titles, hasMore: false }));
      }),
    );
  }

  private find(id: ForeignId): Observable<Outcome<Found>> {
    return this.ask(async (signal) => ({ titles: await this.deps.titleFinder.findById(id, signal), hasMore: false }));
  }

  private fetch(title: TitleId): Observable<Outcome<Found>> {
    return this.ask(async (signal) => {
      const { english_name: englishName, ...details } = await this.deps.catalog.fetchDetails(title, signal);
      return { titles: [{ ...details, ...known({ englishName }) }], hasMore: false };
    });
  }

  private ask(call: (signal: AbortSignal) => Promise<Found>): Observable<Outcome<Found>> {
    return this.deps.requests.runWhen(this.ready$, call).pipe(map(orNothing));
  }

  /** One after the other, up to the first that fails. */
  private all(answers: readonly Observable<Outcome<Found>>[]): Observable<Outcome<Found>> {
    return from(answers).pipe(
      concatMap((answer$) => answer$),
      takeWhile(({ status }) => status === 'loaded', true),
      reduce(joined, loaded(NOTHING)),
    );
  }
}
