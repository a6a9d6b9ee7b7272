import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { titleName } from '#domain/title.ts';
import { tmdbInLanguage } from '#fixtures/fake-tmdb/tmdb-in-language.ts';

const { open, answerOddly, listen, close } = tmdbInLanguage();
beforeAll(listen);
afterAll(close);

const { signal } = new AbortController();

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
    answerOddly({ '/movie/1011': (body) => ({ ...body, translations }) });
    const details = await open('de-DE').catalog.fetchDetails({ media_type: 'movie', id: 1011 }, signal);
    answerOddly({});
    expect(titleName(details)).toBe(name);
  });

  it('what is asked in English besides', async () => {
    let asked = 0;
    const secondOdd = (body: object) => (++asked % 2 === 1 ? body : { success: false });
    const nameless = (body: object) => ({ ...body, genres: [{ id: 18 }, { id: 35, name: 'Komödie' }] });
    const { shows, catalog } = open('de-DE');
    answerOddly({
      '/tv/1301/season/1': secondOdd,
      '/tv/1301': (body) => (++asked % 2 === 1 ? body : { ...body, 'season/1': 7 }),
      '/genre/movie/list': (body) => secondOdd(nameless(body)),
    });
    const season = await shows.seasonOf(1301, 1, signal);
    const { seasons } = await shows.seasonsOf(1301, [1], signal);
    const genres = await catalog.fetchGenres('movie', signal);
    answerOddly({});
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
