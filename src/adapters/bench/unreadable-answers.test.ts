import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '#domain/catalog-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { fakeTmdbHandlers } from '#fixtures/fake-tmdb/fake-tmdb-handlers.ts';
import { fictionalCatalogue } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { Faults as FakeFaults } from '#fixtures/fake-tmdb/faults.ts';
import { TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { writtenFaults } from '#fixtures/fake-tmdb/written-faults.ts';
import { DemoCatalog } from '../demo/demo-catalog.ts';
import { DemoFilterNames } from '../demo/demo-filter-names.ts';
import { DemoFranchises } from '../demo/demo-franchises.ts';
import { DemoShowCatalog } from '../demo/demo-show-catalog.ts';
import { DemoTitleAnswers } from '../demo/demo-title-answers.ts';
import { DemoTitleExtras } from '../demo/demo-title-extras.ts';
import { DemoTitleFinder } from '../demo/demo-title-finder.ts';
import { DEMO_EXTRAS } from '../demo/extras/demo-extras.ts';
import { DEMO_SERVICES } from '../demo/watch/demo-services.ts';
import { DemoWatchOptions } from '../demo/watch/demo-watch-options.ts';
import { TmdbClient } from '../tmdb/client/tmdb-client.ts';
import { TmdbCatalog } from '../tmdb/tmdb-catalog.ts';
import { TmdbFilterNames } from '../tmdb/tmdb-filter-names.ts';
import { TmdbFranchises } from '../tmdb/tmdb-franchises.ts';
import { TmdbShowCatalog } from '../tmdb/tmdb-show-catalog.ts';
import { TmdbTitleAnswers } from '../tmdb/tmdb-title-answers.ts';
import { TmdbTitleExtras } from '../tmdb/tmdb-title-extras.ts';
import { TmdbTitleFinder } from '../tmdb/tmdb-title-finder.ts';
import { TmdbWatchOptions } from '../tmdb/tmdb-watch-options.ts';
import type { Decorated } from './decorated.ts';
import { KNOWN_PATHS, UNREADABLE_ANSWERS } from './fault.ts';
import { faultSetting } from './settings/fault-setting.ts';

type Asked = Pick<
  Decorated,
  | 'catalog'
  | 'titleFinder'
  | 'watchOptions'
  | 'filterNames'
  | 'titleExtras'
  | 'franchises'
  | 'titleAnswers'
  | 'showCatalog'
>;
type Ask = (of: Asked, signal: AbortSignal) => Promise<unknown>;

const MOVIE = { media_type: 'movie', id: 1003 } as const;
const SHOW = { media_type: 'tv', id: 1303 } as const;

const listing = (name: 'movie' | 'tv' | 'coming-soon' | 'top-rated' | 'trending'): Ask => {
  const query = { listing: name, sort: 'popularity.desc' } as const;
  return ({ catalog }, signal) => catalog.fetchListing(query, 1, signal);
};
const row =
  (name: Parameters<Decorated['catalog']['fetchHomeRow']>[0]): Ask =>
  ({ catalog }, signal) =>
    catalog.fetchHomeRow(name, signal);
const search =
  (tab: 'multi' | 'movie' | 'tv' | 'person'): Ask =>
  ({ catalog }, signal) =>
    catalog.search({ tab, text: 'the' }, 1, signal);
const byName =
  (kind: 'keyword' | 'company'): Ask =>
  ({ filterNames }, signal) =>
    filterNames.find(kind, 'a', signal);
const nameOf =
  (kind: 'keyword' | 'company' | 'network'): Ask =>
  ({ filterNames }, signal) =>
    filterNames.nameOf({ kind, id: 1 }, signal);
const ofTitle = (title: typeof MOVIE | typeof SHOW): Readonly<Record<string, readonly Ask[]>> => {
  const at = `/${title.media_type}/${title.id}`;
  return {
    [at]: [
      ({ catalog }, signal) => catalog.fetchDetails(title, signal),
      ({ titleExtras }, signal) => titleExtras.extrasOf(title, signal),
      ({ titleAnswers }, signal) => titleAnswers.answerOf(title, { offersIn: 'DE', datesIn: 'DE' }, signal),
    ],
    [`${at}/credits`]: [({ catalog }, signal) => catalog.fetchCredits(title, signal)],
    [`${at}/similar`]: [({ catalog }, signal) => catalog.fetchSimilar(title, signal)],
    [`${at}/recommendations`]: [({ catalog }, signal) => catalog.fetchRecommendations(title, signal)],
    [`${at}/videos`]: [({ catalog }, signal) => catalog.fetchVideos(title, signal)],
    [`${at}/watch/providers`]: [({ watchOptions }, signal) => watchOptions.optionsOf(title, 'DE', signal)],
  };
};

/** What is asked at each path of the catalogue. */
const ASKED: Readonly<Record<string, readonly Ask[]>> = {
  '/configuration': [({ catalog }, signal) => catalog.fetchConfiguration(signal)],
  '/trending/all/week': [({ catalog }, signal) => catalog.fetchTrending(signal), listing('trending')],
  '/movie/now_playing': [row('now-playing')],
  '/movie/upcoming': [row('upcoming'), listing('coming-soon')],
  '/movie/top_rated': [row('top-rated'), listing('top-rated')],
  '/tv/popular': [row('popular-tv')],
  '/tv/airing_today': [row('airing-today')],
  '/tv/on_the_air': [row('on-the-air')],
  '/discover/movie': [listing('movie')],
  '/discover/tv': [listing('tv')],
  '/genre/movie/list': [({ catalog }, signal) => catalog.fetchGenres('movie', signal)],
  '/genre/tv/list': [({ catalog }, signal) => catalog.fetchGenres('tv', signal)],
  '/search/multi': [search('multi')],
  '/search/movie': [
    search('movie'),
    ({ titleFinder }, signal) => titleFinder.findByName({ name: 'a', media_type: 'movie' }, signal),
  ],
  '/search/tv': [search('tv')],
  '/search/person': [search('person')],
  '/search/keyword': [byName('keyword')],
  '/search/company': [byName('company')],
  '/person/1001': [({ catalog }, signal) => catalog.fetchPerson(1001, signal)],
  '/keyword/1': [nameOf('keyword')],
  '/company/1': [nameOf('company')],
  '/network/1': [nameOf('network')],
  '/collection/9101': [({ franchises }, signal) => franchises.partsOf(9101, signal)],
  '/watch/providers/regions': [({ watchOptions }, signal) => watchOptions.regions(signal)],
  '/watch/providers/movie': [({ watchOptions }, signal) => watchOptions.services('DE', signal)],
  '/tv/1303/season/1': [({ showCatalog }, signal) => showCatalog.seasonOf(1303, 1, signal)],
  ...ofTitle(MOVIE),
  ...ofTitle(SHOW),
  '/find/tt0111161': [({ titleFinder }, signal) => titleFinder.findById({ service: 'imdb', id: 'tt0111161' }, signal)],
};

const faults = new FakeFaults();
const server = setupServer(...fakeTmdbHandlers({ faults }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => faults.clear());
afterAll(() => server.close());

/** TMDB's adapter, over the fake in which the fault is set. */
const overHttp = (fault: string): Asked => {
  faults.set(...writtenFaults(fault));
  const client = new TmdbClient(TMDB_CONFIG);
  return {
    catalog: new TmdbCatalog(TMDB_CONFIG),
    titleFinder: new TmdbTitleFinder(client),
    watchOptions: new TmdbWatchOptions(client),
    filterNames: new TmdbFilterNames(client),
    titleExtras: new TmdbTitleExtras(client),
    franchises: new TmdbFranchises(client),
    titleAnswers: new TmdbTitleAnswers(client),
    showCatalog: new TmdbShowCatalog(client),
  };
};

/** The demo's, with the bench in that state before them. */
const onBench = (fault: string): Asked => {
  const data = fictionalCatalogue();
  const clock = new VirtualClock();
  const own: Asked = {
    catalog: new DemoCatalog(data),
    titleFinder: new DemoTitleFinder(data),
    watchOptions: new DemoWatchOptions(data, DEMO_SERVICES),
    filterNames: new DemoFilterNames(data, DEMO_EXTRAS),
    titleExtras: new DemoTitleExtras(data, clock, DEMO_EXTRAS),
    franchises: new DemoFranchises(data, DEMO_EXTRAS),
    titleAnswers: new DemoTitleAnswers({ data, clock }),
    showCatalog: new DemoShowCatalog(data, clock, DEMO_EXTRAS),
  };
  const consoleLog = { warn: () => undefined, error: () => undefined };
  const parts = { ...own, clock, consoleLog } as unknown as Decorated;
  const decorated = faultSetting
    .decorations(() => fault)
    .map(({ port, by }) => [port, by(own[port as keyof Asked], parts)] as const);
  return { ...own, ...Object.fromEntries(decorated) };
};

const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => failureOf(error) ?? error,
  );

it('every known path is asked', () => {
  const asked = new Set(Object.keys(ASKED).map((path) => path.replaceAll(/\/\d+(?=\/|$)/g, '/1')));
  expect(KNOWN_PATHS.filter((path) => !asked.has(path))).toEqual([]);
});

describe.each(UNREADABLE_ANSWERS)('an answer that is %s (product.md, QA: fault)', (failure) => {
  it.each(Object.entries(ASKED))('at %s is to the app what it is over HTTP', async (path, asks) => {
    for (const ask of asks) {
      const [http, bench] = [overHttp, onBench].map((open) => open(`${path}:${failure}`));
      const signal = new AbortController().signal;
      const outcomes = [await outcome(ask(http!, signal)), await outcome(ask(bench!, signal))];
      expect(outcomes).toEqual([{ kind: 'malformed' }, { kind: 'malformed' }]);
    }
  });
});
