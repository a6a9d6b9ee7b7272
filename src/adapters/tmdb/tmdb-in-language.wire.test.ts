import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#application/ports/title-locale.ts';
import { ASKED_ENDPOINTS } from '#fixtures/asked-endpoints.ts';
import { ANSWER, recordRequests } from '#fixtures/fake-tmdb/record-requests.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { inLanguage } from './endpoint.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';
import { TmdbFranchises } from './tmdb-franchises.ts';
import { TmdbShowCatalog } from './tmdb-show-catalog.ts';
import { TmdbTitleAnswers } from './tmdb-title-answers.ts';
import { TmdbTitleExtras } from './tmdb-title-extras.ts';
import { TmdbTitleFinder } from './tmdb-title-finder.ts';
import { TmdbWatchOptions } from './tmdb-watch-options.ts';

const API = 'https://tmdb.test/3';
const CONFIG = { token: 'eyJ.read.token', apiUrl: API, imageUrl: 'https://images.test/' };
const { log, server } = recordRequests();

const signal = new AbortController().signal;
const show = { media_type: 'tv', id: 1396 } as const;
const film = { media_type: 'movie', id: 1396 } as const;
const discover = { include_adult: 'false', include_video: 'false' };

const openAll = (locale: Locale) => {
  const asked = [CONFIG, undefined, () => locale] as const;
  const client = new TmdbClient(...asked);
  return {
    catalog: new TmdbCatalog(...asked),
    answers: new TmdbTitleAnswers(client),
    extras: new TmdbTitleExtras(client),
    shows: new TmdbShowCatalog(client),
    franchises: new TmdbFranchises(client),
    finder: new TmdbTitleFinder(client),
    watch: new TmdbWatchOptions(new TmdbClient(CONFIG)),
  };
};
type All = ReturnType<typeof openAll>;
type Call = (all: All) => Promise<unknown>;
type Query = Readonly<Record<string, string>>;

const language = 'de-DE';

/** The call, its path, and its parameters in German, for somebody in Austria. */
const REQUESTS: readonly (readonly [Call, string, Query])[] = [
  [({ catalog }) => catalog.fetchTrending(signal), '/trending/all/week', { language }],
  [({ catalog }) => catalog.fetchConfiguration(signal), '/configuration', {}],
  [({ catalog }) => catalog.fetchHomeRow('now-playing', signal), '/movie/now_playing', { language, region: 'AT' }],
  [({ catalog }) => catalog.fetchHomeRow('upcoming', signal), '/movie/upcoming', { language, region: 'AT' }],
  [({ catalog }) => catalog.fetchHomeRow('top-rated', signal), '/movie/top_rated', { language }],
  [({ catalog }) => catalog.fetchHomeRow('popular-tv', signal), '/tv/popular', { language }],
  [
    ({ catalog }) => catalog.fetchListing({ listing: 'movie', sort: 'popularity.desc' }, 1, signal),
    '/discover/movie',
    { ...discover, language, page: '1', sort_by: 'popularity.desc' },
  ],
  [
    // Page only, says the contract: no country.
    ({ catalog }) => catalog.fetchListing({ listing: 'coming-soon', sort: 'popularity.desc' }, 2, signal),
    '/movie/upcoming',
    { language, page: '2' },
  ],
  [
    ({ catalog }) => catalog.fetchListing({ listing: 'top-rated', sort: 'popularity.desc' }, 2, signal),
    '/movie/top_rated',
    { language, page: '2' },
  ],
  [({ catalog }) => catalog.fetchGenres('tv', signal), '/genre/tv/list', { language }],
  [({ catalog }) => catalog.fetchDetails(show, signal), '/tv/1396', { append_to_response: 'translations', language }],
  [({ catalog }) => catalog.fetchCredits(show, signal), '/tv/1396/credits', { language }],
  [({ catalog }) => catalog.fetchSimilar(film, signal), '/movie/1396/similar', { language }],
  [({ catalog }) => catalog.fetchRecommendations(film, signal), '/movie/1396/recommendations', { language }],
  [
    ({ catalog }) => catalog.fetchVideos(show, signal),
    '/tv/1396/videos',
    { include_video_language: 'de,en', language },
  ],
  [
    ({ catalog }) => catalog.search({ tab: 'multi', text: 'Der Pate' }, 1, signal),
    '/search/multi',
    { language, page: '1', query: 'Der Pate' },
  ],
  [
    ({ catalog }) => catalog.fetchPerson(62, signal),
    '/person/62',
    { append_to_response: 'combined_credits,translations', language },
  ],
  [
    ({ answers }) => answers.answerOf(film, {}, signal),
    '/movie/1396',
    { append_to_response: 'translations', language },
  ],
  [
    ({ answers }) => answers.answerOf(film, { offersIn: 'AT' }, signal),
    '/movie/1396',
    { append_to_response: 'watch/providers,translations', language },
  ],
  [
    ({ extras }) => extras.extrasOf(film, signal),
    '/movie/1396',
    {
      append_to_response: 'external_ids,keywords,images,release_dates',
      include_image_language: 'de,en,null',
      language,
    },
  ],
  [({ shows }) => shows.seasonOf(1396, 1, signal), '/tv/1396/season/1', { language }],
  [
    ({ shows }) => shows.seasonsOf(1396, [1], signal),
    '/tv/1396',
    { append_to_response: 'season/1,translations', language },
  ],
  [
    ({ franchises }) => franchises.partsOf(7, signal),
    '/collection/7',
    { append_to_response: 'translations', language },
  ],
  [
    ({ finder }) => finder.findById({ service: 'imdb', id: 'tt0068646' }, signal),
    '/find/tt0068646',
    { external_source: 'imdb_id', language },
  ],
  [
    ({ finder }) => finder.findByName({ name: 'Der Pate', media_type: 'movie', year: 1972 }, signal),
    '/search/movie',
    { language, page: '1', query: 'Der Pate', year: '1972' },
  ],
  [({ watch }) => watch.optionsOf(film, 'AT', signal), '/movie/1396/watch/providers', {}],
];

describe('what is sent in a language (product.md, Titles in one’s language: requests) (product.md, Titles in one’s language: country)', () => {
  it.each(REQUESTS.map((each) => [each[1], JSON.stringify(each[2]), each] as const))(
    '%s, with %s',
    async (path, _, [call, , query]) => {
      await call(openAll({ language, region: 'AT' })).catch(() => undefined);
      const [first] = log.requests;
      expect(first?.path).toBe(`/3${path}`);
      expect(first?.query).toEqual(query);
    },
  );

  it('a country as it was chosen, be there such a one or not; none where none was', async () => {
    for (const region of ['QQ', undefined])
      await openAll({ language, region })
        .catalog.fetchHomeRow('now-playing', signal)
        .catch(() => undefined);
    expect(log.requests.map(({ query }) => query)).toEqual([{ language, region: 'QQ' }, { language }]);
  });

  it('videos of a movie once more in English, only where there are none', async () => {
    await openAll({ language }).catalog.fetchVideos(film, signal);
    expect(log.requests.map(({ query }) => query)).toEqual([{ language }, { language: 'en-US' }]);
  });

  it('videos that say that they are in it, as their names are (product.md, Titles in one’s language: parts)', async () => {
    const video = { key: 'abc', site: 'YouTube', name: 'Offizieller Trailer', type: 'Trailer', iso_639_1: 'de' };
    server.use(http.get(`${API}/movie/1396/videos`, () => HttpResponse.json({ results: [video] })));
    const videos = await openAll({ language }).catalog.fetchVideos(film, signal);
    expect(videos).toMatchObject([{ name: 'Offizieller Trailer', name_language: 'de' }]);
    const english = await openAll({}).catalog.fetchVideos(film, signal);
    expect(english[0]).not.toHaveProperty('name_language');
  });

  it('details once more without translations where a host’s proxy of a former release has none (product.md, Provider calls: one request)', async () => {
    server.use(
      http.get(`${API}/movie/1396`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        log.record('/3/movie/1396', request);
        return searchParams.has('append_to_response')
          ? HttpResponse.json({ success: false, status_code: 34 }, { status: 404 })
          : HttpResponse.json({ ...ANSWER, title: 'Der Pate', original_title: 'The Godfather' });
      }),
    );
    const { details } = await openAll({ language }).answers.answerOf(film, {}, signal);
    expect(details).toMatchObject({ title: 'Der Pate', name_language: 'de-DE' });
    expect(log.requests.map(({ query }) => query)).toEqual([
      { append_to_response: 'translations', language },
      { language },
    ]);
    log.clear();
    await openAll({})
      .answers.answerOf(film, { credits: true }, signal)
      .catch(() => undefined);
    expect(log.requests).toHaveLength(1);
    server.resetHandlers();
  });

  it('no translations where 20 parts leave no room for them (tmdb.md, Fields: appended)', async () => {
    const seasons = Array.from({ length: 20 }, (_, at) => at + 1);
    await openAll({ language }).answers.answerOf(show, { seasons }, signal);
    expect(log.requests[0]?.query['append_to_response']?.split(',')).toHaveLength(20);
  });
});

describe('without a language (product.md, Titles in one’s language: requests)', () => {
  it.each(Object.entries(ASKED_ENDPOINTS).filter(([name]) => name !== 'inLanguage'))('%s stays as it was', (_, all) => {
    for (const endpoint of all) expect(inLanguage(endpoint, undefined)).toBe(endpoint);
  });
});
