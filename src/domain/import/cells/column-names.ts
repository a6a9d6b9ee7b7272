const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What columns are called, as `columnName` makes it, by what they may have then: a role, or one of several that only what is in them
 * tells. It is told to the visitor, who may say otherwise (product.md, Import: columns).
 */
const NAMES = {
  title: `title name movietitle moviename filmtitle filmtitel filmname primarytitle titel titre título titulo titolo nome nombre nom tytuł
    tytul název nazev otsikko naslov başlık название 标题 片名 タイトル 作品名 제목`,
  movie: 'movie film',
  show: `showname showtitle seriesname seriestitle tvshowname tvshowtitle serientitel serienname grandparenttitle tv tvshow show series
    serie série serial seriál`,
  year: `year releaseyear yearofrelease startyear productionyear firstairdate premieredate jahr erscheinungsjahr année annee annéedesortie
    año ano anno jaar rok år vuosi год 年 年份 연도`,
  kind: 'type mediatype titletype itemtype contenttype kind typ tipo',
  ismovie: 'ismovie isfilm',
  isshow: 'istv istvshow isshow isseries istvseries',
  season: `season seasonnumber seasonno seasonnr staffel saison temporada stagione seizoen sezon säsong parentindex parentmediaindex`,
  episode: `episode episodenumber episodeno episodenr ep folge épisode episodio episódio aflevering odcinek avsnitt episodecode
    seasonepisode mediaindex`,
  seen: `watchedat watcheddate watchdate watchedon datewatched viewedat vieweddate viewedon dateviewed viewdate viewingdate seenat seendate
    seenon dateseen dateplayed
    gesehenam angesehenam datumgesehen sehdatum vule datedevisionnage vistoel fechavista vistoil datavisione vistoem assistidoem`,
  finished: 'finishdate enddate endedat finishedat datefinished completedat completedon completeddate datecompleted',
  lastseen:
    'lastwatchedat lastwatched lastviewed lastviewedat lastseen lastseenat playedat lastplayed lastplayedat zuletztgesehen',
  timesseen: `plays playcount watchcount timeswatched timesseen viewcount views lastepwatched lastepisode lastepisodewatched
    episodeswatched watchedepisodes numwatchedepisodes numepisodeswatched mywatchedepisodes episodesseen`,
  watched: 'watched iswatched haswatched seen isseen viewed played isplayed gesehen vu visto assistido obejrzane',
  rated: 'ratedat daterated ratedon ratingdate',
  added: 'listedat watchlistedat addedat dateadded addeddate addedon',
  rating: `rating myrating rating10 userrating yourrating score bewertung wertung punkte valoración valoracion puntuación calificación voto
    vote avaliação évaluation ocena betyg cijfer hodnocení оценка stars sterne étoiles etoiles estrellas stelle estrelas`,
  note: `review comment comments memo moviereview kommentar kommentare anmerkung bemerkung notiz notizen kritik avis critique commentaire
    comentario comentarios comentário comentários commento recensione reseña crítica komentarz recenzja remark remarks`,
  noteorrating: 'note notes nota notas notation',
  state: `action status state watchstatus watchedstatus watchingstatus userstatus liststatus watchstate viewingstatus trackingstatus
    statuscode statusid`,
  shelf: 'categories category shelf exclusiveshelf kategorie categoria format media medium art',
  liked: `favorite favourite isfavorite isfavourite liked loved favorites favourites fav isliked favorit favori favoris favorito preferito
    lieblingsfilm ulubione`,
  towatch: 'watchlist inwatchlist onwatchlist iswatchlisted towatch tosee',
  list: 'list listname listtitle liste lista listenname nomdelaliste',
  position: 'position rank order place pos platz rang posición posizione posição listorder sortorder customorder',
  number: 'number index nr no',
  date: 'date datum fecha data дата',
  id: 'id externalid guid guids uniqueid ids url link uri href',
} as const;

/** What may be told by the name of a column. */
export type ColumnHint = keyof typeof NAMES | 'originaltitle' | 'tmdb' | 'imdb' | 'tvdb';

const HINTS: ReadonlyMap<string, ColumnHint> = new Map(
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((hint) =>
    words(NAMES[hint]).map((name) => [name, hint] as const),
  ),
);

/** What an id is called behind the name of its service, and what is before that. */
const OF_SERVICE = /^(.{0,40}?)(?:the)?(tmdb|moviedb|imdb|tvdb)(?:title)?(id|number|nr|key|code|url|link|uri)?$/;
/** Ids of something else than the title. */
const OF_OTHERS =
  /person|actor|director|cast|crew|collection|episode|season|network|company|list|user|franchise|author/;
const OF_SHOW = /^(?:tv)?(?:show|series|serie)$/;
/** What may be before the name of a service alone: before others it is the service's rating, or what not. */
const BEFORE_SERVICE = /^(?:(?:provider|external|unique)?ids?|the)?$/;
/** What may be before the name of a column, of what it is. */
const NOUNS = words('movie film show series serie tvshow tvseries tv title item media entry video program');
/** Whose it is. */
const OWNERS = words('my userdata user your own personal meine mein ma mon mes mi mia mio minha meu moja mój');

interface IdColumn {
  readonly service: 'tmdb' | 'imdb' | 'tvdb';
  readonly isOfShow: boolean;
}

const isOfTitle = (before: string, behind: string): boolean =>
  !OF_OTHERS.test(before) && (behind !== '' || BEFORE_SERVICE.test(before) || NOUNS.includes(before));

/** The service that a column has numbers of, by its name: those of the show a row is of are told apart from any other. */
export const idColumn = (name: string): IdColumn | undefined => {
  if (name === 'const' || name === 'tconst') return { service: 'imdb', isOfShow: false };
  const [, before = '', service, behind = ''] = OF_SERVICE.exec(name) ?? [];
  if (service === undefined || !isOfTitle(before, behind)) return undefined;
  return { service: service === 'imdb' || service === 'tvdb' ? service : 'tmdb', isOfShow: OF_SHOW.test(before) };
};

/** What is said of a title by somebody: a name, say, of whom is that of a person. */
const OF_OWNERS: ReadonlySet<ColumnHint> = new Set([
  'seen',
  'finished',
  'lastseen',
  'timesseen',
  'watched',
  'added',
  'rating',
  'note',
  'noteorrating',
  'state',
  'liked',
] as const);

const without = (name: string, beginnings: readonly string[]): readonly ColumnHint[] =>
  beginnings
    .filter((beginning) => name.startsWith(beginning))
    .flatMap((beginning) => HINTS.get(name.slice(beginning.length)) ?? []);

/** In which language, or in whose words, a name is that is not the first one of a title. */
const OTHER_NAME =
  /^(?:original|originale|originaler|originál|orig|oryginalny|international|english|englischer|local|localized|translated|alternative|alternate|alt|aka|other|native|romaji|deutscher|оригинальное|en|de|fr|es|it|pt)$/;
const TITLES = words(NAMES.title);

/** Whether it is called as another name of the title is: 'original_title', 'Titre original', 'title_en'. */
const isOtherName = (name: string): boolean =>
  TITLES.some(
    (title) =>
      (name.startsWith(title) && OTHER_NAME.test(name.slice(title.length))) ||
      (name.endsWith(title) && OTHER_NAME.test(name.slice(0, -title.length))),
  );

/** What a column may have, by its name; undefined where that tells nothing. @param name as `columnName` makes it */
export const columnHint = (name: string): ColumnHint | undefined => {
  const own = HINTS.get(name);
  if (own) return own;
  const bare = NOUNS.find((noun) => name.startsWith(noun) && isOtherName(name.slice(noun.length)));
  if (bare !== undefined || isOtherName(name)) return 'originaltitle';
  const ofOwner = without(name, OWNERS).find((hint) => OF_OWNERS.has(hint));
  return ofOwner ?? without(name, NOUNS)[0] ?? idColumn(name)?.service;
};
