import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { refreshedTitles } from '#domain/library/facts/refreshed-titles.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { titleName, type Title } from '#domain/title.ts';
import { tmdbInLanguage } from '#fixtures/fake-tmdb/tmdb-in-language.ts';

const { open, answerOddly, listen, close } = tmdbInLanguage();
beforeAll(listen);
afterAll(close);

const { signal } = new AbortController();
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
    'the language alone, of a country that there is not',
    1001,
    'de-QQ',
    ['The Lamplighter’s Afternoon', 'en', undefined],
    ['Der Nachmittag des Laternenanzünders', 'de-DE', 'de-DE'],
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
    const english = await open().catalog.fetchDetails({ media_type: 'movie', id }, signal);
    const { results } = await catalog.search({ tab: 'movie', text: titleName(english) }, 1, signal);
    const found = results.find((each) => each.id === id) as Title;
    expect(shown(found)).toEqual(inList);
  });
});

/** A library that keeps a title in every list. The calendar and the diary show titles of these lists. */
const keptSomewhere = (id: number, titleLanguage: LanguageTag) => ({
  ...EMPTY_LIBRARY,
  preferences: { ...EMPTY_LIBRARY.preferences, titleLanguage },
  watchlist: [{ id, title: 'Before', addedAt: '2026-11-01T12:00:00.000Z' }],
  marks: [{ id, media_type: 'movie' as const, title: 'Before', seenAt: '2026-11-02' }],
  collections: [
    { id: 1, name: 'Some', description: '', createdAt: '2026-11-03T12:00:00.000Z', movies: [{ id, title: 'Before' }] },
  ],
});

describe('in the lists, the calendar and the diary, once they have turned, stands what the title’s own page says, of (product.md, Titles in one’s language: lists)', () => {
  it.each(HOLES)('%s: %i in %s', async (_, id, language, __, [name, nameLanguage, textLanguage]) => {
    const details = await open(language).catalog.fetchDetails({ media_type: 'movie', id }, signal);
    const checkedAt = '2026-11-20T12:00:00.000Z';
    const turned = refreshedTitles(keptSomewhere(id, language), [{ title: details, details, checkedAt }]);
    expect(turned.map(({ set }) => [set?.title, set?.name_language])).toEqual(
      Array.from({ length: 3 }, () => [name, nameLanguage]),
    );
    const onWatchlist = turned.find((each) => 'list' in each && each.list === 'watchlist');
    expect(onWatchlist?.set?.overview_language).toEqual(textLanguage);
  });
});

describe('as in any list are', () => {
  const inLists = (titles: readonly Title[], language: LanguageTag) => {
    const holes = HOLES.filter(([, id, of]) => of === language && titles.some((each) => each.id === id));
    const found = holes.map(([, id]) => titles.find((each) => each.id === id) as Title);
    return [found.map(shown), holes.map(([, , , inList]) => inList)];
  };

  it.each(['de-DE', 'fr-CA', 'ja-JP', 'ar'])('the titles of somebody in %s', async (language) => {
    const { catalog } = open(language);
    const people = await Promise.all([1001, 1002, 1003, 1004].map((id) => catalog.fetchPerson(id, signal)));
    const titles = people.flatMap(({ knownFor, appearedIn }) => [...knownFor, ...appearedIn]);
    const [found, expected] = inLists(
      titles.filter(({ media_type }) => media_type === 'movie'),
      language,
    );
    expect(found?.length).toBeGreaterThan(0);
    expect(found).toEqual(expected);
  });

  it.each([
    ['de-DE', 'Die Geister vom neunten Stock'],
    ['ja-JP', '九階の幽霊'],
    ['ar', 'أشباح الطابق التاسع'],
    // Nothing of Canada: the original.
    ['fr-CA', 'Ghosts of the Ninth Floor'],
  ])('the parts of a series in %s', async (language, name) => {
    const { parts } = await open(language).franchises.partsOf(9110, signal);
    expect(parts.map((each) => titleName(each))).toContain(name);
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
    const english = await open().catalog.fetchGenres('movie', signal);
    const film = { media_type: 'movie', id: 1011 } as const;
    const { genre_ids } = await catalog.fetchDetails(film, signal);
    let asked = 0;
    answerOddly({
      '/genre/movie/list': (body) => (++asked === 1 ? nameless(body) : body),
      '/movie/1011': nameless,
    });
    const genres = await catalog.fetchGenres('movie', signal);
    const details = await catalog.fetchDetails(film, signal);
    answerOddly({});
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
