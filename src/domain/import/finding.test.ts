import { describe, expect, it } from 'vitest';
import { leftOut, listFinding, titleFinding } from './finding.ts';

describe('a row', () => {
  it('is a title, with all that it says', () => {
    const said = {
      name: ' Umbra ',
      year: 2021,
      media_type: 'tv' as const,
      tmdb: 1,
      imdb: 'tt9000001',
      tvdb: 7,
      address: 'boxd.it/a',
      listedAt: null,
      likedAt: null,
      seenAt: null,
      rating: 5,
      note: ' Loud ',
      hiddenAt: '2024-01-01T12:00:00.000Z',
      list: ' Rainy Sundays ',
    };
    const { list: _, address, tmdb, imdb, tvdb, ...rest } = said;
    expect(titleFinding(said)).toEqual({
      kind: 'title',
      address,
      listId: { key: '' },
      title: { ...rest, name: 'Umbra', ids: { tmdb, imdb, tvdb }, note: 'Loud', lists: ['Rainy Sundays'] },
    });
  });

  it.each(['movie', undefined] as const)('has no number of TheTVDB where it is no show’s, but a %s', (media_type) => {
    expect(titleFinding({ name: 'Umbra', media_type, tvdb: 7, rating: 5 })).toMatchObject({ title: { ids: {} } });
    expect(titleFinding({ name: ' ', media_type, tvdb: 7, rating: 5 })).toEqual(leftOut('', 'unnamed'));
  });

  it.each([
    [{ tmdb: 7 }, 'TMDB 7'],
    [{ imdb: 'tt9000001', tvdb: 7 }, 'IMDb tt9000001'],
    [{ tvdb: 7 }, 'TheTVDB 7'],
    [{}, ''],
  ])('without a name is told of by its number, where it is left out: %j', (ids, name) => {
    expect(titleFinding({ name: ' ', ...ids, reason: 'season' })).toEqual(leftOut(name, 'season'));
    expect(titleFinding({ name: '', media_type: 'tv', ...ids, episodes: [undefined] })).toEqual(
      leftOut(name, 'unreadable'),
    );
  });

  it('is left out where it says nothing of its title', () => {
    expect(titleFinding({ name: 'Umbra', note: ' ', list: ' ', rating: undefined })).toEqual({
      ...leftOut('Umbra', 'unmarked'),
      untold: { title: { name: 'Umbra', ids: {} }, address: '' },
    });
  });

  it.each([
    ['a'.repeat(500), {}],
    ['a'.repeat(501), { isNoteCut: true }],
  ])('has a note of at most 500 characters (product.md, Import: texts)', (note, cut) => {
    expect(titleFinding({ name: 'Umbra', note })).toEqual({
      kind: 'title',
      address: '',
      title: { name: 'Umbra', ids: {}, note: 'a'.repeat(500), ...cut },
    });
  });

  it('has a name that can be asked for', () => {
    expect(titleFinding({ name: 'a'.repeat(301), rating: 1 })).toMatchObject({ title: { name: 'a'.repeat(300) } });
    expect(leftOut('a'.repeat(301), 'game')).toEqual(leftOut('a'.repeat(300), 'game'));
  });
});

describe('a list (product.md, Import: texts)', () => {
  it.each([
    ['a'.repeat(50), 'b'.repeat(200), {}],
    ['a'.repeat(51), '', { isCut: true }],
    ['a', 'b'.repeat(201), { isCut: true }],
  ])(
    'has its whole name, a description of 200 characters, and says what a collection cannot keep',
    (name, description, cut) => {
      expect(listFinding(` ${name} `, ` ${description}`)).toEqual({
        kind: 'list',
        list: { name, description: description.slice(0, 200), id: { key: '' }, ...cut },
      });
    },
  );

  it('has the same name on its titles', () => {
    expect(titleFinding({ name: 'Umbra', list: 'a'.repeat(51) })).toMatchObject({ title: { lists: ['a'.repeat(51)] } });
  });

  it('has one name, however Unicode writes it', () => {
    const [composed, decomposed] = ['\u00c9t\u00e9', 'E\u0301te\u0301'];
    expect(listFinding(decomposed)).toEqual(listFinding(composed));
    expect(titleFinding({ name: decomposed, list: decomposed })).toEqual(
      titleFinding({ name: composed, list: composed }),
    );
  });
});
