import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { expect } from 'vitest';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { RememberedAnswer } from '#application/ports/memories/match-memory.ts';
import { createImportFacade } from '#application/use-cases/import/create-import-facade.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { CatalogError } from '#domain/catalog-failure.ts';
import type { ImportedEpisode } from '#domain/import/episodes/imported-episode.ts';
import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { Library } from '#domain/library/library.ts';
import type { Season } from '#domain/shows/season.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '../a-title.ts';
import type { VirtualClock } from '../clock/virtual-clock.ts';
import { libraryDeps } from '../library/library-deps.ts';
import { MemoryAnswers } from '../memory-answers.ts';
import { MemoryValue } from '../memory-value.ts';
import { requestRunnerOf } from '../request-runner-of.ts';
import { aSeason } from '../shows/a-season.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { aReading } from '../ui/an-import-facade.ts';
import { anImportedTitle } from './an-imported-title.ts';
import { stubFinder } from './stub-finder.ts';

export const SHOW = aTitle({ id: 1396, media_type: 'tv', name: 'Nine Dials', first_air_date: '2021-03-04' });
const DETAILS: TitleDetails = { ...SHOW, genres: [], created_by: [] };
export const FACTS = { id: 1396, name: 'Nine Dials', poster_path: '/poster.svg', first_air_date: '2021-03-04' };

export const seen = (season: number, number: number, more: Partial<ImportedEpisode> = {}): ImportedEpisode => ({
  season,
  number,
  seenAt: null,
  ...more,
});
export const aShow = (episodes: readonly ImportedEpisode[], more: Partial<ImportedTitle> = {}): ImportedTitle =>
  anImportedTitle({ name: 'Nine Dials', year: 2021, media_type: 'tv', ids: { tmdb: 1396 }, episodes, ...more });

export interface Provider {
  readonly seasons?: readonly Season[];
  readonly found?: Readonly<Record<number, EpisodePlace>>;
  readonly fails?: CatalogError;
  readonly has?: Partial<Library>;
  readonly online$?: BehaviorSubject<boolean>;
}

/** A provider that has one show, and tells what it was asked. */
const providerOf = ({ seasons = [aSeason(1, 10), aSeason(2, 8)], found = {}, fails }: Provider) => {
  const asked: unknown[] = [];
  const summaries = seasons.map(({ season_number, name, episodes }) => ({
    season_number,
    name,
    episode_count: episodes.length,
    poster_path: null,
  }));
  const showCatalog: Pick<ShowCatalog, 'seasonsOf'> = {
    seasonsOf: async (show, numbers) => {
      asked.push([show, ...numbers]);
      if (fails) throw fails;
      const answered = seasons.filter(({ season_number }) => numbers.includes(season_number));
      return { details: { ...DETAILS, seasons: summaries }, seasons: answered };
    },
  };
  const titleFinder = stubFinder({
    findEpisode: async (tvdb) => {
      asked.push(`tvdb ${tvdb}`);
      return found[tvdb];
    },
  });
  return { asked, showCatalog, titleFinder };
};

/** Looks for the titles of a file, and adds all that were found. @returns what was known of each before */
const bringBy = async (
  facade: ImportFacade,
  { clock, titles }: { readonly clock: VirtualClock; readonly titles: readonly ImportedTitle[] },
) => {
  const reading = aReading({ titles });
  const matching = facade.match(reading);
  const subscription = matching.state$.subscribe();
  await clock.advance(60_000);
  const { matches } = await firstValueFrom(matching.state$);
  subscription.unsubscribe();
  const chosen = matches.flatMap((match) =>
    match.kind === 'found' ? [{ imported: match.imported, title: match.title }] : [],
  );
  const gains = chosen.map((each) => facade.gain(each, reading.lists));
  const placed = chosen.map((each) => facade.placed(each));
  facade.add(chosen, reading);
  await clock.advance(1_000);
  return { gains, placed };
};

/** An import over a provider that has one show with these seasons. */
export const importingEpisodes = (provider: Provider = {}) => {
  const { deps, clock, ...around } = libraryDeps(provider.has);
  const { asked, ...catalogue } = providerOf(provider);
  const facade = createImportFacade({
    ...deps,
    ...catalogue,
    readImport: { execute: async () => expect.unreachable() },
    catalog: stubCatalog({ fetchDetails: async () => DETAILS }),
    matchMemory: new MemoryAnswers<RememberedAnswer>(),
    columnsMemory: new MemoryValue(),
    titleLocale: () => ({}),
    requestRunner: requestRunnerOf(clock),
    exportLists: { execute: async () => {} },
    browser: { online$: provider.online$ ?? new BehaviorSubject(true) },
  });
  const bring = (...titles: readonly ImportedTitle[]) => bringBy(facade, { clock, titles });
  return { ...around, clock, session: deps.session, facade, asked, bring };
};
