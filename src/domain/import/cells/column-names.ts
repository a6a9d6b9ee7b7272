import { DAY_COLUMNS, PROGRESS_COLUMNS } from './day-columns.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What columns are called that mean one thing, as `columnName` makes it: by each name there the readers of tables know them. What people
 * and programs write around such a name is not in the lists (product.md, Import: columns).
 */
export const COLUMNS = {
  name: words(
    `title name movie film titel titre título titulo titolo nome nombre nom movietitle moviename filmtitle filmtitel filmname primarytitle
     tytuł tytul název nazev cím otsikko naslov başlık название 标题 片名 タイトル 作品名 제목`,
  ),
  /** The name of the show that a row's episode is of; the name is then the episode's. */
  showName: words(
    'showname showtitle seriesname seriestitle tvshowname tvshowtitle serientitel serienname grandparenttitle',
  ),
  /** These may as well answer whether it is a show. */
  show: words('tv tvshow show series serie série serial seriál'),
  year: words(
    `year releaseyear yearofrelease startyear jahr erscheinungsjahr année annee annéedesortie año ano anno jaar firstairdate premieredate
     productionyear produktionsjahr rok år vuosi год 年 年份 연도`,
  ),
  note: words(
    `review comment comments memo moviereview kommentar kommentare anmerkung bemerkung notiz notizen kritik avis critique commentaire
     commentaires comentario comentarios comentário comentários commento recensione reseña crítica komentarz recenzja remark remarks`,
  ),
  /** A grade in some languages, a text in others. */
  noteOrRating: words('note notes nota notas notation'),
  /** Of any scale, which the best of a column tells. */
  rating: words(
    `rating myrating bewertung wertung punkte valoración valoracion puntuación puntuacion calificación voto vote avaliação évaluation ocena
     betyg cijfer hodnocení оценка stars sterne étoiles etoiles estrellas stelle estrelas`,
  ),
  /** Of ten at least. */
  ratingOfTen: words('rating10 userrating yourrating score'),
  state: words(
    `action status state watchstatus watchedstatus watchingstatus userstatus liststatus watchstate viewingstatus trackingstatus
     statuscode statusid`,
  ),
  /** These may have a word for the state, or anything else. */
  maybeState: words('watchlist categories category list shelf exclusiveshelf'),
  onWatchlist: words('watchlist inwatchlist onwatchlist iswatchlisted towatch tosee'),
  liked: words(
    `favorite favourite isfavorite isfavourite liked loved favorites favourites fav isliked favorit favori favoris favorito preferito
     coupdecoeur ulubiony ulubione lieblingsfilm`,
  ),
  list: words('list listname listtitle liste lista listenname nomdelaliste'),
  position: words(
    'position rank order place pos platz rang posición posizione posição listorder sortorder customorder',
  ),
  /** Of an episode, beside a season; else a place. */
  number: words('number index nr no'),
  type: words('type mediatype titletype itemtype contenttype kind typ tipo'),
  /** These may as well say something else. */
  maybeType: words('category kategorie categoria format media medium art'),
  isMovie: words('ismovie isfilm'),
  isShow: words('istv istvshow isshow isseries istvseries'),
  /** Only shows have any. */
  seasons: words('seasons numberofseasons seasoncount totalseasons'),
  season: words(
    `season seasonnumber seasonno seasonnr staffel saison temporada stagione seizoen sezon säsong parentindex parentmediaindex
     episodeseason episodeseasonnumber`,
  ),
  episode: words(
    `episode episodenumber episodeno episodenr epnumber epno ep folge épisode episodio episódio aflevering odcinek avsnitt episodecode
     seasonepisode mediaindex`,
  ),
  /** How many episodes are left of a show: its episode is then the last one that was seen. */
  remaining: words('remaining remainingepisodes episodesremaining restant restants'),
  archived: words('archive archived isarchived'),
  /** A number, whose service the column of sources names, or a text that says it itself. */
  id: words('id externalid guid guids uniqueid ids'),
  source: words('source idsource provider externalsource idtype mediaidtype'),
  link: words('url link uri href letterboxduri'),
} as const;

/** What an id is called behind the name of its service, and what is before that. */
const OF_SERVICE = /^(.{0,40}?)(?:the)?(tmdb|moviedb|imdb|tvdb)(?:title)?(id|number|nr|key|code|url|link|uri)?$/;
const IMDB_ALONE = new Set(['const', 'tconst']);
/** Ids of something else than the title. */
const OF_OTHERS =
  /person|actor|director|cast|crew|collection|episode|season|network|company|list|user|franchise|author/;
const OF_SHOW = /^(?:tv)?(?:show|series|serie)$/;
/** What may be before the name of a service alone: before others it is the service's rating, or what not. */
const BEFORE_SERVICE = /^(?:(?:provider|external|unique)?ids?|the)?$/;

/** What may be before the name of a column, of what it is. */
const NOUNS = words('movie film show series serie tvshow tvseries tv title item media entry video program');
/** Whether what is around the name of a service says that it is the id of a title. */
const isOfTitle = (before: string, behind: string): boolean => {
  if (OF_OTHERS.test(before)) return false;
  return behind !== '' || BEFORE_SERVICE.test(before) || NOUNS.includes(before);
};

/** By what an id of a service goes, by the name of its column: that of the show a row is of apart from any other. */
const idColumn = (name: string): string | undefined => {
  if (IMDB_ALONE.has(name)) return 'imdbid';
  const [, before = '', service = '', behind = ''] = OF_SERVICE.exec(name) ?? [];
  if (service === '' || !isOfTitle(before, behind)) return undefined;
  const of = service === 'moviedb' ? 'tmdb' : service;
  return OF_SHOW.test(before) ? `show${of}id` : `${of}id`;
};

const KNOWN: ReadonlySet<string> = new Set([...DAY_COLUMNS, ...PROGRESS_COLUMNS, ...Object.values(COLUMNS).flat()]);

/** Whose it is: never before a name, as that of a user. */
const OWNERS = words('my userdata user your own personal meine mein ma mon mes mi mia mio minha meu moja mój');
const OF_OWNERS: ReadonlySet<string> = new Set([
  ...DAY_COLUMNS,
  ...COLUMNS.rating,
  ...COLUMNS.ratingOfTen,
  ...COLUMNS.note,
  ...COLUMNS.noteOrRating,
  ...COLUMNS.state,
  ...COLUMNS.liked,
]);
/** What is a day, and nobody knows of what. */
const DATES = new Set(words('fecha datum data дата'));

const without = (name: string, beginnings: readonly string[], names: ReadonlySet<string>): string | undefined =>
  beginnings
    .filter((beginning) => name.startsWith(beginning))
    .map((beginning) => name.slice(beginning.length))
    .find((rest) => names.has(rest));

/** In which language, or in whose words, a name is that is not the first one of a title. */
const OF_OTHER_NAMES = new Set(
  words(
    `original originale originaler originál orig oryginalny international internacional english englisch englischer anglais inglés ingles
     inglese inglês angielski local localized localised translated alternative alternate alt aka other second native romaji german deutsch
     deutscher french français francais spanish español italian italiano portuguese japanese korean chinese polish polski оригинальное vo vf
     en de fr es it pt pl ja ko`,
  ),
);

/** Whether it is called as another name of the title is: 'original_title', 'Titre original', 'title_en'. */
const isOtherName = (name: string): boolean =>
  COLUMNS.name.some(
    (base) =>
      (name.startsWith(base) && OF_OTHER_NAMES.has(name.slice(base.length))) ||
      (name.endsWith(base) && OF_OTHER_NAMES.has(name.slice(0, -base.length))),
  );

/** What all columns of other names go by. */
export const OTHER_NAME = 'othername';

/** The name by which the readers of tables know a column; undefined for one that they do not. @param name as `columnName` makes it */
export const knownColumn = (name: string): string | undefined => {
  if (KNOWN.has(name)) return name;
  if (DATES.has(name)) return 'date';
  if (isOtherName(name)) return OTHER_NAME;
  const rest = without(name, OWNERS, OF_OWNERS) ?? without(name, NOUNS, KNOWN);
  if (rest !== undefined) return rest;
  const bare = NOUNS.find((noun) => name.startsWith(noun) && isOtherName(name.slice(noun.length)));
  return bare === undefined ? idColumn(name) : OTHER_NAME;
};
