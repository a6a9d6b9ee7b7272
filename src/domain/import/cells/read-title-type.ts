import type { MediaType } from '../../title.ts';
import type { LeftOutReason } from '../import-reading.ts';
import { COLUMNS } from './column-names.ts';
import { readYesNo } from './read-yes-no.ts';
import type { Cells, Table } from './table.ts';

interface TitleType {
  readonly media_type?: MediaType;
  /** Why it is left out: it is not a title. */
  readonly reason?: LeftOutReason;
}

/**
 * What services and people call a kind of title, in many languages: the first that fits counts. 'Anime', 'short' and 'special' are
 * none of them, for each may be a movie or a show.
 */
const KINDS: readonly (readonly [RegExp, TitleType])[] = [
  [
    /[eé]pis|folge|aflevering|odcinek|avsnitt|afsnit|jakso|bölüm|серия|エピソード|에피소드|单集/u,
    { reason: 'episode' },
  ],
  [/season|staffel|saison|temporada|stagione|seizoen|säsong|sæson|sezon|сезон/u, { reason: 'season' }],
  [
    /game(?![\s_-]?shows?)|videospiel|videogioco|videojuego|jeu vid|jogo|gra wideo|видеоигра|oyun|ゲーム|게임/u,
    { reason: 'game' },
  ],
  [
    /^(?:manga|comics?|books?|buch|bücher|livres?|libros?|libri?|livros?|novels?|light[\s_-]?novels?)$/u,
    { reason: 'book' },
  ],
  [/^(?:person|people|actor|actress|cast|name)$/u, { reason: 'person' }],
  [/music(?!al)|musik(?!al)|podcast|trailer/u, { reason: 'video' }],
  [/s[eéè]ri(?:e|a|á|j|és)|сериал|シリーズ|시리즈|剧集|电视剧|電視劇/u, { media_type: 'tv' }],
  [
    /movie|film|pel[ií]cula|documentary|documentaire|documental|feature|m[eé]trage|metraje|metraggio|фильм|映画|劇場版|영화|电影|電影|elokuva|فيلم|סרט|ταινία|ภาพยนตร์|फिल्म|phim lẻ/u,
    { media_type: 'movie' },
  ],
  [
    /shows?(?![a-z])|novela|sitcom|soap|dorama|dizi|sarja|sorozat|sendung|[eé]mission|^tv[\s_-]?(?:program|mini|drama|anime|reality)|reality|program(?:a|ma)? (?:de )?tv|番組|ドラマ|드라마|예능|综艺|綜藝|مسلسل|סדרה|σειρά|ละคร|धारावाहिक|phim bộ/u,
    { media_type: 'tv' },
  ],
  [/^(?:tv|television|t[eé]l[eé]vision|televisi[oó]n|televisione|televisão|fernsehen)$|剧/u, { media_type: 'tv' }],
];

/** 'not a movie' */
const NOT = /(?<!\p{L})(?:not?|non|keine?|nicht|pas|não|nao)(?!\p{L})/u;
/** 'movie/tv', 'Film oder Serie' */
const OR = /[/,|+&;]|(?<!\p{L})(?:or|oder|ou|o|and|und|et|y|e)(?!\p{L})/u;

const typeOf = (word: string): TitleType => KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? {};

/** What a word says of a kind of title; nothing for a word that is not known or means both, which never means movie. */
export const titleTypeOf = (word: string): TitleType => {
  const normal = word.normalize('NFC').toLowerCase().trim();
  if (NOT.test(normal)) return {};
  const types = new Set(normal.split(OR).flatMap((part) => typeOf(part).media_type ?? []));
  return types.size > 1 ? {} : typeOf(normal);
};

const { type: WORDS, maybeType: MAYBE_WORDS, isMovie: IS_MOVIE, seasons: SEASONS } = COLUMNS;
const IS_SHOW = [...COLUMNS.isShow, ...COLUMNS.show];
const KINDS_OF_COLUMNS = [...WORDS, ...MAYBE_WORDS, ...IS_MOVIE, ...IS_SHOW];

/** What the columns that answer yes or no say. */
const typeByAnswers = (cells: Cells): TitleType => {
  if (readYesNo(cells(...SEASONS)) === true) return { media_type: 'tv' };
  const [isMovie, isShow] = [readYesNo(cells(...IS_MOVIE)), readYesNo(cells(...IS_SHOW))];
  if (isMovie === undefined && isShow === undefined) return {};
  return { media_type: (isMovie ?? isShow === false) ? 'movie' : 'tv' };
};

/** Whether a row says anything of what it is, be it in a word that is not known. */
export const saysTitleType = (cells: Cells): boolean => cells(...WORDS, ...IS_MOVIE, ...IS_SHOW) !== '';

/** Whether a table has a column that says of its rows what they are: an empty cell of it says nothing. */
export const hasTitleTypes = ({ columns }: Table): boolean => KINDS_OF_COLUMNS.some((column) => columns.has(column));

/** What tables have where there is no season or episode. */
const NO_PLACE = /^(?:[-–—?]+|n\/?a|none|null|nan)?$/i;

const isFilled = (cell: string, { media_type }: TitleType): boolean =>
  !NO_PLACE.test(cell) && !(media_type === 'movie' && Number(cell) === 0);

/** What a row is of (product.md, Import: types). */
export const readTitleType = (cells: Cells): TitleType => {
  const byWord = titleTypeOf(cells(...WORDS));
  if (isFilled(cells(...COLUMNS.episode), byWord)) return { reason: 'episode' };
  if (isFilled(cells(...COLUMNS.season), byWord)) return { reason: 'season' };
  if (byWord.media_type !== undefined || byWord.reason !== undefined) return byWord;
  const { media_type = titleTypeOf(cells(...MAYBE_WORDS)).media_type } = typeByAnswers(cells);
  return media_type === undefined ? {} : { media_type };
};
