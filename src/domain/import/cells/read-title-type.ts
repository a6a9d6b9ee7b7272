import type { MediaType } from '../../title.ts';
import type { LeftOutReason } from '../left-out.ts';
import type { Cells } from './table.ts';

export interface TitleType {
  readonly media_type?: MediaType;
  /** Why it is left out: it is not a title. */
  readonly reason?: LeftOutReason;
}

/**
 * What services call a kind of title, in the languages that IMDb and TV Time write: the first that fits counts. 'Anime', 'short' and
 * 'special' are none of them, for each may be a movie or a show.
 */
const KINDS: readonly (readonly [RegExp, TitleType])[] = [
  [/[eé]pis|folge/u, { reason: 'episode' }],
  [/season|staffel|saison|temporada|stagione/u, { reason: 'season' }],
  [/game(?![\s_-]?shows?)|videospiel|videogioco|videojuego|jeu vid|jogo/u, { reason: 'game' }],
  [/^(?:manga|comics?|books?|novels?|light[\s_-]?novels?)$/u, { reason: 'book' }],
  [/^(?:person|people|actor|actress|cast|name)$/u, { reason: 'person' }],
  [/music(?!al)|musik(?!al)|podcast|trailer/u, { reason: 'video' }],
  [/s[eéè]ri(?:e|a)/u, { media_type: 'tv' }],
  [/movie|film|pel[ií]cula|documenta|feature|m[eé]trage|metraje|metraggio/u, { media_type: 'movie' }],
  [/shows?(?![a-z])|novela|^tv[\s_-]?(?:program|mini|drama|reality)|^(?:tv|television)$/u, { media_type: 'tv' }],
];
/** 'movie/tv' */
const OR = /[/,|+&;]|(?<!\p{L})or(?!\p{L})/u;
/** 'not a movie' */
const NOT = /(?<!\p{L})(?:not?|non)(?!\p{L})/u;

const typeOf = (word: string): TitleType => KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? {};

/** What a word says of a kind of title; nothing for a word that is not known or means both, which never means movie (product.md, Import: types). */
export const titleTypeOf = (word: string): TitleType => {
  const normal = word.normalize('NFC').toLowerCase().trim();
  if (NOT.test(normal)) return {};
  const types = new Set(normal.split(OR).flatMap((part) => typeOf(part).media_type ?? []));
  return types.size > 1 ? {} : typeOf(normal);
};

/** What tables have where there is no season or episode. */
const NO_PLACE = /^(?:[-–—?]+|n\/?a|none|null|nan)?$/i;

/** Whether a row has the number of a season or of an episode. @param kind what it is said to be of */
export const isPlace = (cell: string, kind: string | undefined): boolean =>
  !NO_PLACE.test(cell) && !(kind === 'movie' && Number(cell) === 0);

/** What a row is of, in a table of a service. */
export const readTitleType = (cells: Cells): TitleType => {
  const byWord = titleTypeOf(cells('type', 'mediatype', 'titletype', 'itemtype'));
  if (isPlace(cells('episode', 'episodenumber'), byWord.media_type)) return { reason: 'episode' };
  return isPlace(cells('season', 'seasonnumber'), byWord.media_type) ? { reason: 'season' } : byWord;
};
