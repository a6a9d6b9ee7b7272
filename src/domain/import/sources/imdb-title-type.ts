import type { TitleType } from '../cells/read-title-type.ts';

/** What IMDb calls a kind of title. Its exports of 2024 and later do so in the visitor's language: the first that fits counts. */
const KINDS: readonly (readonly [RegExp, TitleType])[] = [
  [
    /[eé]pis|folge|aflevering|odcinek|avsnitt|afsnit|jakso|bölüm|серия|エピソード|에피소드|单集/u,
    { reason: 'episode' },
  ],
  [/game|videospiel|videogioco|videojuego|jeu vid|jogo|gra wideo|видеоигра|oyun|ゲーム|게임/u, { reason: 'game' }],
  [/music|musik|podcast/u, { reason: 'video' }],
  [/movie|film|pel[ií]cula|documentary|фильм|映画|영화|电影/u, { media_type: 'movie' }],
  [/s[eéè]ri[ea]|dizi|sarja|sorozat|сериал|シリーズ|시리즈|剧/u, { media_type: 'tv' }],
];

/** What a title is; nothing where only IMDb's id can tell. */
export const imdbTitleType = (type: string): TitleType =>
  KINDS.find(([pattern]) => pattern.test(type.toLowerCase()))?.[1] ?? {};
