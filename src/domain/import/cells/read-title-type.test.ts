import { describe, expect, it } from 'vitest';
import { titleTypeOf } from './read-title-type.ts';

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
      'Фильм',
      '映画',
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
      'Сериал',
      '剧集',
    ].map((type) => [type, { media_type: 'tv' }] as const),
    ...['tvEpisode', 'TV Episode', 'Episodio TV', 'Épisode de série', 'Folge', 'Podcast Episode', 'Серия'].map(
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
