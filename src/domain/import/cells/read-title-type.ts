import type { MediaType } from '../../title.ts';
import type { LeftOutReason } from '../import-reading.ts';
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

const WORDS = ['type', 'mediatype', 'titletype', 'itemtype', 'contenttype', 'kind', 'typ', 'tipo'] as const;
/** These may as well say something else. */
const MAYBE_WORDS = ['category', 'kategorie', 'categoria', 'format', 'media', 'medium', 'art'] as const;
const IS_MOVIE = ['ismovie', 'isfilm'] as const;
const IS_SHOW = [
  'istv',
  'istvshow',
  'isshow',
  'isseries',
  'istvseries',
  'tv',
  'tvshow',
  'show',
  'series',
  'serie',
] as const;
/** Only shows have any. */
const SEASONS = ['seasons', 'numberofseasons', 'seasoncount', 'totalseasons'] as const;
const COLUMNS = [...WORDS, ...MAYBE_WORDS, ...IS_MOVIE, ...IS_SHOW] as const;

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
export const hasTitleTypes = ({ columns }: Table): boolean => COLUMNS.some((column) => columns.has(column));

/** What a row is of (product.md, Import: types). */
export const readTitleType = (cells: Cells): TitleType => {
  if (cells('episodenumber', 'episode') !== '') return { reason: 'episode' };
  if (cells('seasonnumber', 'season') !== '') return { reason: 'season' };
  const byWord = titleTypeOf(cells(...WORDS));
  if (byWord.media_type !== undefined || byWord.reason !== undefined) return byWord;
  const { media_type = titleTypeOf(cells(...MAYBE_WORDS)).media_type } = typeByAnswers(cells);
  return media_type === undefined ? {} : { media_type };
};
