import { describe, expect, it } from 'vitest';
import { readTitleType, titleTypeOf } from './read-title-type.ts';
import { recordsOf, tableOf } from './table.ts';

describe('a kind of title (product.md, Import: types)', () => {
  it.each([
    ...[
      'movie',
      'Movie',
      'Feature Film',
      'TV Movie',
      'tvMovie',
      'Short Film',
      'Documentary',
      'Film',
      'Spielfilm',
      'Película',
    ].map((type) => [type, { media_type: 'movie' }] as const),
    ...[
      'tvSeries',
      'TV Series',
      'TV Mini Series',
      'tvMiniSeries',
      'Mini-Series',
      'Serie TV',
      'Mini serie TV',
      'Série télévisée',
      'Fernsehserie',
    ].map((type) => [type, { media_type: 'tv' }] as const),
    ...['tvEpisode', 'TV Episode', 'Episodio TV', 'Épisode de série', 'Folge', 'Podcast Episode'].map(
      (type) => [type, { reason: 'episode' }] as const,
    ),
    ...['videoGame', 'Video Game', 'Videospiel', 'Videogioco', 'Jeu vidéo'].map(
      (type) => [type, { reason: 'game' }] as const,
    ),
    ...['Music Video', 'musicVideo', 'Podcast Series', 'Musikvideo'].map(
      (type) => [type, { reason: 'video' }] as const,
    ),
    ...['', 'Video', 'tvSpecial', 'Short'].map((type) => [type, {}] as const),
  ])('that is called %j is %j', (type, kind) => expect(titleTypeOf(type)).toEqual(kind));
});

describe('what a row is of (product.md, Import: types)', () => {
  const rowOf = (fields: Readonly<Record<string, string>>) => {
    const [row] = recordsOf(tableOf([Object.keys(fields), Object.values(fields)]));
    return row!;
  };

  it.each<[Readonly<Record<string, string>>, object]>([
    [{ name: 'Umbra', type: 'movie' }, { media_type: 'movie' }],
    [{ name: 'Umbra', 'Media Type': 'TV Series' }, { media_type: 'tv' }],
    [{ name: 'Umbra', type: 'game' }, { reason: 'game' }],
    [{ name: 'Umbra', type: 'movie', episode: '4' }, { reason: 'episode' }],
    [{ name: 'Umbra', type: 'movie', 'Episode Number': '4', season: '2' }, { reason: 'episode' }],
    [{ name: 'Umbra', type: 'movie', season: '2' }, { reason: 'season' }],
    [{ name: 'Umbra', 'Season Number': '2' }, { reason: 'season' }],
    [{ name: 'Umbra' }, {}],
  ])('%j: %j', (fields, kind) => expect(readTitleType(rowOf(fields))).toStrictEqual(kind));
});

describe('a word for a kind of title', () => {
  it.each([
    ['  Movie ', { media_type: 'movie' }],
    ['not a movie', {}],
    ['notable film', { media_type: 'movie' }],
    ['movie/tv', {}],
    ['movie or film', { media_type: 'movie' }],
    ['documentary, feature', { media_type: 'movie' }],
    ['Game show', { media_type: 'tv' }],
    ['musical', {}],
    ['music', { reason: 'video' }],
    ['people', { reason: 'person' }],
    ['people of film', { media_type: 'movie' }],
    ['television', { media_type: 'tv' }],
    ['tv', { media_type: 'tv' }],
    ['tv movie', { media_type: 'movie' }],
  ])('%j is %j', (word, kind) => expect(titleTypeOf(word)).toEqual(kind));
});
