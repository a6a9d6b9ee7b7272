import { firstValueFrom, from, map, mergeMap, of, reduce, switchMap, type Observable } from 'rxjs';
import { type EpisodePlace, nothingKnown, type KnownSeasons } from '#domain/import/episodes/known-seasons.ts';
import { isCut, NO_EPISODES, placeEpisodes, type PlacedEpisodes } from '#domain/import/episodes/place-episodes.ts';
import { numbersToFind } from '#domain/import/episodes/places-of.ts';
import { seasonsAskedFirst, seasonsAskedThen } from '#domain/import/episodes/seasons-wanted.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { MatchedTitle, ChosenMatch } from '#domain/import/title-match.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import type { ShowCatalog, ShowSeasons } from '../../ports/catalog/show-catalog.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import type { Clock } from '../../ports/clock.ts';
import { IMPORT_RATE } from './import-requests.ts';

/** Asks the provider. Emits once, undefined where there is no answer to be had; never errors. */
export type AskOnce = <T>(call: (signal: AbortSignal) => Promise<T>) => Observable<T | undefined>;

export interface PlaceEpisodesDeps {
  readonly showCatalog: Pick<ShowCatalog, 'seasonsOf'>;
  readonly titleFinder: Pick<TitleFinder, 'findEpisode'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Without a network there is no answer. */
  readonly askAtOnce: AskOnce;
}

const numbersOf = ({ details }: ShowSeasons): readonly number[] =>
  (details.seasons ?? []).map(({ season_number }) => season_number);

const withAnswer = (known: KnownSeasons, asked: readonly number[], answer: ShowSeasons | undefined): KnownSeasons =>
  answer
    ? {
        ...known,
        numbers: known.numbers ?? numbersOf(answer),
        seasons: new Map([
          ...known.seasons,
          ...answer.seasons.map((season) => [season.season_number, season] as const),
        ]),
      }
    : { ...known, unanswered: new Set([...known.unanswered, ...asked]) };

/** Finds out where the provider has the episodes of a file (product.md, Import: numbers of episodes). What was found out stays known. */
export class PlaceEpisodes {
  private readonly placed = new WeakMap<ImportedTitle, Map<TitleKey, PlacedEpisodes>>();

  constructor(private readonly deps: PlaceEpisodesDeps) {}

  /** What is known of it; undefined where its episodes are still to be placed. */
  placedOf({ imported, title }: ChosenMatch): PlacedEpisodes | undefined {
    return this.hasEpisodes({ imported, title }) ? this.placed.get(imported)?.get(titleKey(title)) : NO_EPISODES;
  }

  /**
   * What it would come to: where its episodes are still to be placed, by the file's numbers. Undefined where these do not tell.
   */
  assumed(match: ChosenMatch): MatchedTitle | undefined {
    const placed = this.placedOf(match);
    const episodes = placed ?? this.place(match, nothingKnown(match.title.id));
    return placed || !isCut(episodes) ? { ...match, episodes } : undefined;
  }

  /** Emits once; never errors. */
  execute(match: ChosenMatch, ask: AskOnce): Observable<PlacedEpisodes> {
    const placed = this.placedOf(match);
    if (placed) return of(placed);
    return this.known(match, ask).pipe(
      map((known) => {
        const found = this.place(match, known);
        const others = this.placed.get(match.imported) ?? new Map<TitleKey, PlacedEpisodes>();
        this.placed.set(match.imported, others.set(titleKey(match.title), found));
        return found;
      }),
    );
  }

  /** Those that the visitor has chosen, with their episodes. Asks for those of which nothing is known yet. Never rejects. */
  async all(matches: readonly ChosenMatch[]): Promise<readonly MatchedTitle[]> {
    const placed: MatchedTitle[] = [];
    for (const match of matches) placed.push({ ...match, episodes: this.placedOf(match) ?? (await this.now(match)) });
    return placed;
  }

  /** Asks at once: without a network there is no answer. Never rejects. */
  now(match: ChosenMatch): Promise<PlacedEpisodes> {
    return firstValueFrom(this.execute(match, this.deps.askAtOnce));
  }

  private hasEpisodes({ imported: { episodes = [] }, title }: ChosenMatch): boolean {
    return episodes.length > 0 && title.media_type === 'tv';
  }

  private place({ imported: { episodes = [] } }: ChosenMatch, known: KnownSeasons): PlacedEpisodes {
    return placeEpisodes(episodes, known, this.deps.clock.now());
  }

  private known({ imported: { episodes = [] }, title }: ChosenMatch, ask: AskOnce): Observable<KnownSeasons> {
    const first = seasonsAskedFirst(episodes);
    if (!first) return of(nothingKnown(title.id));
    return this.withSeasons(nothingKnown(title.id), first, ask).pipe(
      switchMap((known) => this.withAll(known, seasonsAskedThen(episodes, known.numbers ?? []), ask)),
      switchMap((known) => this.withFound(known, numbersToFind(episodes, known), ask)),
    );
  }

  /** One request after the other. */
  private withAll(
    known: KnownSeasons,
    [asked, ...others]: readonly (readonly number[])[],
    ask: AskOnce,
  ): Observable<KnownSeasons> {
    if (!asked) return of(known);
    return this.withSeasons(known, asked, ask).pipe(switchMap((more) => this.withAll(more, others, ask)));
  }

  private withSeasons(known: KnownSeasons, asked: readonly number[], ask: AskOnce): Observable<KnownSeasons> {
    return ask((signal) => this.deps.showCatalog.seasonsOf(known.show, asked, signal)).pipe(
      map((answer) => withAnswer(known, asked, answer)),
    );
  }

  private withFound(known: KnownSeasons, numbers: readonly number[], ask: AskOnce): Observable<KnownSeasons> {
    return from(numbers).pipe(
      mergeMap(
        (tvdb) =>
          ask(async (signal) => ({ place: await this.deps.titleFinder.findEpisode(tvdb, signal) })).pipe(
            map((answer) => ({ tvdb, answer })),
          ),
        IMPORT_RATE.atOnce,
      ),
      reduce(
        ({ found, unfound }, { tvdb, answer }) => {
          if (!answer) unfound.add(tvdb);
          else if (answer.place) found.set(tvdb, answer.place);
          return { found, unfound };
        },
        { found: new Map<number, EpisodePlace>(), unfound: new Set<number>() },
      ),
      map((answers): KnownSeasons => ({ ...known, ...answers })),
    );
  }
}
