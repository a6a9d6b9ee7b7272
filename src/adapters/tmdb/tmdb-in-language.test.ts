import { getResponse, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { titleName, type Title } from '#domain/title.ts';
import { fakeTmdbHandlers } from '#fixtures/fake-tmdb/fake-tmdb-handlers.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';
import { TmdbFranchises } from './tmdb-franchises.ts';
import { TmdbShowCatalog } from './tmdb-show-catalog.ts';
import { TmdbTitleFinder } from './tmdb-title-finder.ts';

const API = 'https://tmdb.test/3';
const CONFIG = { token: 'eyJ.read.token', apiUrl: API, imageUrl: 'https://images.test/' };
const handlers = fakeTmdbHandlers({ apiUrl: API });
/** Answers in the place of the fake’s, by path. */
let odd: Readonly<Record<string, (body: object) => object>> = {};
const server = setupServer(
  http.get(`${API}/*`, async ({ request }) => {
    const answer = await getResponse([...handlers], request);
    const own = odd[new URL(request.url).pathname.slice(2)];
    return own && answer ? HttpResponse.json(own((await answer.json()) as object)) : answer;
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const signal = new AbortController().signal;
const open = (language: LanguageTag) => {
  const asked = [CONFIG, undefined, () => ({ language })] as const;
  return {
    catalog: new TmdbCatalog(...asked),
    shows: new TmdbShowCatalog(...asked),
    franchises: new TmdbFranchises(...asked),
    finder: new TmdbTitleFinder(...asked),
  };
};

const shown = (title: Title) => [titleName(title), title.name_language, title.overview_language];

/** Of a title in a language: its name and the languages of name and text, in a list and on its own page. */
const HOLES: readonly (readonly [string, number, LanguageTag, readonly unknown[], readonly unknown[]])[] = [
  [
    'all texts',
    1001,
    'de-DE',
    ['Der Nachmittag des Laternenanzünders', 'de-DE', 'de-DE'],
    ['Der Nachmittag des Laternenanzünders', 'de-DE', 'de-DE'],
  ],
  ['all texts', 1001, 'ja-JP', ['灯ともし人の午後', 'ja-JP', 'ja-JP'], ['灯ともし人の午後', 'ja-JP', 'ja-JP']],
  ['all texts', 1001, 'ar', ['عصرُ مُوقِد المصابيح', 'ar', 'ar'], ['عصرُ مُوقِد المصابيح', 'ar-SA', 'ar-SA']],
  [
    'a name of its country, a text of another',
    1001,
    'fr-CA',
    ['L’Après-midi de l’allumeur', 'fr-CA', undefined],
    ['L’Après-midi de l’allumeur', 'fr-CA', 'fr-FR'],
  ],
  ['a text alone', 1002, 'de-DE', ['Salt on the Piano', 'en', 'de-DE'], ['Salt on the Piano', 'en', 'de-DE']],
  [
    'a name of nothing',
    1003,
    'de-DE',
    ['Seven Quiet Alibis', 'en', undefined],
    ['Sieben leise Alibis', 'de-AT', 'en-US'],
  ],
  [
    'marks of direction within a name',
    1003,
    'ar',
    ['\u200Fسبع حُجج هادئة\u200F', 'ar', undefined],
    ['\u200Fسبع حُجج هادئة\u200F', 'ar-SA', 'en-US'],
  ],
  [
    'a name alone',
    1006,
    'de-DE',
    ['Die Nachtfähre nach Anselm', 'de-DE', undefined],
    ['Die Nachtfähre nach Anselm', 'de-DE', 'en-US'],
  ],
  [
    'a name of another country alone',
    1007,
    'fr-CA',
    ['The Orchard Below', 'en', undefined],
    ['Le Verger d’en dessous', 'fr-BE', 'en-US'],
  ],
  [
    'an original name in other letters',
    1391,
    'de-DE',
    ['紙の侍', 'ja', 'de-DE'],
    ['The Paper Samurai', 'en-US', 'de-DE'],
  ],
  ['an original name in its own letters', 1391, 'ja-JP', ['紙の侍', 'ja', 'ja-JP'], ['紙の侍', 'ja', 'ja-JP']],
  [
    'an original name in letters that the language uses',
    1204,
    'de-DE',
    ['Le Receleur de Marseille', 'fr', expect.anything()],
    ['Le Receleur de Marseille', 'fr', expect.anything()],
  ],
  [
    'nothing, in a language without texts',
    1001,
    'sv-SE',
    ['The Lamplighter’s Afternoon', 'en', undefined],
    ['The Lamplighter’s Afternoon', 'en', 'en-US'],
  ],
  [
    'nothing, in one that there is not',
    1001,
    'qq',
    ['The Lamplighter’s Afternoon', 'en', undefined],
    ['The Lamplighter’s Afternoon', 'en', 'en-US'],
  ],
];

describe('what is shown of a title with (product.md, Titles in one’s language: falling back) (product.md, Titles in one’s language: names)', () => {
  it.each(HOLES)('%s: %i in %s', async (_, id, language, inList, onPage) => {
    const { catalog } = open(language);
    const details = await catalog.fetchDetails({ media_type: 'movie', id }, signal);
    expect(shown(details)).toEqual(onPage);
    expect(details.overview).not.toBe('');
    const english = await new TmdbCatalog(CONFIG).fetchDetails({ media_type: 'movie', id }, signal);
    const { results } = await catalog.search({ tab: 'movie', text: titleName(english) }, 1, signal);
    const found = results.find((each) => each.id === id) as Title;
    expect(shown(found)).toEqual(inList);
  });
});

describe('in the same language are', () => {
  it('the episodes of a season, placeholders and holes in English (product.md, Titles in one’s language: placeholders)', async () => {
    const { shows } = open('de-DE');
    const { seasons } = await shows.seasonsOf(1301, [1], signal);
    const season = await shows.seasonOf(1301, 1, signal);
    expect(seasons).toEqual([season]);
    expect(season.episodes.slice(0, 4).map((each) => [each.name_language, each.overview_language])).toEqual([
      ['de-DE', 'de-DE'],
      ['de-DE', expect.stringMatching(/^(en-US|)$/)],
      ['en-US', expect.stringMatching(/^(en-US|)$/)],
      ['de-DE', 'de-DE'],
    ]);
    expect(season.episodes.every(({ name }) => name !== '' && !name.startsWith('Folge'))).toBe(true);
  });

  it('what is told of somebody, else English', async () => {
    const { catalog } = open('de-DE');
    const people = await Promise.all(Array.from({ length: 12 }, (_, at) => catalog.fetchPerson(1001 + at, signal)));
    const told = people.filter(({ biography }) => biography !== '');
    const languages = new Set(told.map(({ biography_language }) => biography_language));
    expect(languages).toEqual(new Set(['de-DE', 'en-US']));
  });

  it('titles found by what they are called in it', async () => {
    const { catalog, finder } = open('de-DE');
    const { results } = await catalog.search({ tab: 'multi', text: 'Staubparade' }, 1, signal);
    expect(results.map((each) => titleName(each as Title))).toEqual(['Staubparade']);
    const { titles } = await finder.findByName({ name: 'Staubparade' }, signal);
    expect(titles).toMatchObject([{ title: 'Staubparade', originalName: 'Dust Parade', name_language: 'de-DE' }]);
  });

  it('genres, those without a name there in English, and a title’s, which filters know without one', async () => {
    const nameless = (body: object) => ({
      ...body,
      genres: (body as { genres: { id: number; name: string }[] }).genres.map((genre, at) =>
        at === 0 ? { ...genre, name: null } : { ...genre, name: `${genre.name} auf Deutsch` },
      ),
    });
    const { catalog } = open('de-DE');
    const english = await new TmdbCatalog(CONFIG).fetchGenres('movie', signal);
    const film = { media_type: 'movie', id: 1011 } as const;
    const { genre_ids } = await catalog.fetchDetails(film, signal);
    let asked = 0;
    odd = {
      '/genre/movie/list': (body) => (++asked === 1 ? nameless(body) : body),
      '/movie/1011': nameless,
    };
    const genres = await catalog.fetchGenres('movie', signal);
    const details = await catalog.fetchDetails(film, signal);
    odd = {};
    expect(genres.map(({ name }) => name)).toEqual(
      english.map(({ name }, at) => (at === 0 ? name : `${name} auf Deutsch`)),
    );
    expect(details.genre_ids).toEqual(genre_ids);
    expect(details.genres.every(({ name }) => name.endsWith('auf Deutsch'))).toBe(true);
  });

  it('the languages that TMDB has, each by its own name', async () => {
    const languages = await open('de-DE').catalog.fetchLanguages(signal);
    expect(languages).toContainEqual({ tag: 'de-AT', name: 'Deutsch (Österreich)' });
    expect(languages).toContainEqual({ tag: 'ja-JP', name: '日本語 (日本)' });
  });
});

describe('odd answers cost nothing', () => {
  const sixty = Array.from({ length: 60 }, (_, at) => ({
    iso_639_1: String.fromCharCode(97 + (at % 26)) + String.fromCharCode(97 + Math.floor(at / 26)),
    iso_3166_1: 'DE',
    data: { title: `Name ${at}`, overview: at % 2 ? '' : ' ' },
  }));

  it.each<[string, unknown, string]>([
    [
      '60 translations',
      { translations: [...sixty, { iso_639_1: 'de', iso_3166_1: 'DE', data: { title: 'Deutsch' } }] },
      'Deutsch',
    ],
    ['none', undefined, 'Staubparade'],
    ['a text', 'translations', 'Staubparade'],
    ['a list', [], 'Staubparade'],
    ['no list within', { translations: 7 }, 'Staubparade'],
    [
      'odd ones within',
      { translations: [null, 7, {}, { iso_639_1: 'DE' }, { iso_639_1: 'de', data: [] }] },
      'Staubparade',
    ],
    [
      'odd texts',
      { translations: [{ iso_639_1: 'de', iso_3166_1: 5, data: { title: 7, overview: null } }] },
      'Staubparade',
    ],
  ])('translations that are %s', async (_, translations, name) => {
    odd = { '/movie/1011': (body) => ({ ...body, translations }) };
    const details = await open('de-DE').catalog.fetchDetails({ media_type: 'movie', id: 1011 }, signal);
    odd = {};
    expect(titleName(details)).toBe(name);
  });

  it('what is asked in English besides', async () => {
    let asked = 0;
    const secondOdd = (body: object) => (++asked % 2 === 1 ? body : { success: false });
    const nameless = (body: object) => ({ ...body, genres: [{ id: 18 }, { id: 35, name: 'Komödie' }] });
    const { shows, catalog } = open('de-DE');
    odd = {
      '/tv/1301/season/1': secondOdd,
      '/tv/1301': (body) => (++asked % 2 === 1 ? body : { ...body, 'season/1': 7 }),
      '/genre/movie/list': (body) => secondOdd(nameless(body)),
    };
    const season = await shows.seasonOf(1301, 1, signal);
    const { seasons } = await shows.seasonsOf(1301, [1], signal);
    const genres = await catalog.fetchGenres('movie', signal);
    odd = {};
    expect(asked).toBe(6);
    expect([season.episodes[0], seasons[0]?.episodes[0]]).toMatchObject([
      { name_language: 'de-DE' },
      { name_language: 'de-DE' },
    ]);
    expect(genres).toEqual([{ id: 35, name: 'Komödie' }]);
  });

  it('a series without translations', async () => {
    const { franchises, catalog } = open('de-DE');
    const { franchise } = await catalog.search({ tab: 'movie', text: 'the' }, 1, signal).then(async ({ results }) => {
      const all = await Promise.all(results.map(({ id }) => catalog.fetchDetails({ media_type: 'movie', id }, signal)));
      return all.find((each) => each.franchise) ?? { franchise: undefined };
    });
    if (!franchise) return;
    expect(await franchises.partsOf(franchise.id, signal)).toMatchObject({ name: franchise.name });
  });
});
