import type { ImportSource } from '#domain/import/source-readers.ts';
import type { ReadingCounts } from './counts-of-reading.ts';
import { TRACKER_EXPORTS } from './tracker-exports.data.ts';

/** An export of a service, with the headers that it has letter for letter. The titles do not exist. */
export interface Export {
  readonly source: ImportSource;
  /** Which of the service's exports. */
  readonly form: string;
  /** A text is XML by its name, else a CSV or a list; anything else is JSON. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly counts: ReadingCounts;
}

const FILMS = 'Date,Name,Year,Letterboxd URI';
const IMDB_RATINGS =
  'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';
const IMDB_LIST =
  'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated';
const TMDB = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated';
const TRACKING_V1 =
  'user_id,series_id,watch_count,uuid,updated_at,created_at,type-uuid-n,type,series_name,watches,follow_date_range_key,entity_type,rewatch_count,movie_name,release_date,runtime,release_date_range_key,alpha_range_key,episode_number,episode_id,season_number,watch_date,watch_date_range_key';
const TRACKING_V2 =
  'created_at,user_id,key,updated_at,ep_watch_count,uuid,is_archived,is_followed,s_id,is_for_later,followed_at,s_no,ep_no,ep_id,series_name,season_number,episode_number';

const SHOWCASE =
  'tmdb_id,title,summary,tmdb_rating,image,icon,genres,genres_ids,rating,release_date,start_date,finish_date,movie_review,is_movie,categories';

const LETTERBOXD = {
  'watchlist.csv': `${FILMS}
2024-03-01,Dust Parade,1968,https://boxd.it/a1
2024-03-02,"Salt, and the Sea.",,https://boxd.it/a2
2024-03-05,Umbra,2021,https://boxd.it/a3
2024-03-05,Umbra,1984,https://boxd.it/a4
`,
  'watched.csv': `${FILMS}
2023-01-02,Paper Lions,2010,https://boxd.it/b1
2023-01-04,Her Second Winter,2013,https://boxd.it/b2
`,
  'ratings.csv': `${FILMS},Rating
2023-01-02,Paper Lions,2010,https://boxd.it/b1,4.5
2023-01-07,Her Second Winter,2013,https://boxd.it/b2,0.5
`,
  'diary.csv': `${FILMS},Rating,Rewatch,Tags,Watched Date
2023-02-11,Paper Lions,2010,https://boxd.it/entry1,5,,,2023-02-10
2023-02-20,"One of the Roughs, a Kosmos",,https://boxd.it/entry2,,Yes,"imax, alone",2023-02-19
`,
  'reviews.csv': `${FILMS},Rating,Rewatch,Review,Tags,Watched Date
2023-02-11,Paper Lions,2010,https://boxd.it/entry1,5,,"<b>Bold</b> and ""odd"",
on two lines &#38; more.",,2023-02-10
`,
  'likes/films.csv': `${FILMS}
2023-01-02,Paper Lions,2010,https://boxd.it/b1
2023-03-01,Titan Bay,2010,https://boxd.it/c1
`,
  'lists/rainy-sundays.csv': `Letterboxd list export v7
Date,Name,Tags,URL,Description
2024-01-06,Rainy Sundays ,,https://boxd.it/list1,"Best <i>alone</i>.

Position,Name,Year,URL,Description
(no header, this one)"

Position,Name,Year,URL,Description
1,Umbra,2021,https://boxd.it/a3,
2,"Girl, Lost",1999,https://boxd.it/d1,"a note, with a comma"
`,
  'profile.csv': 'Date Joined,Username,Given Name\n2020-01-01,sample,\n',
  'comments.csv': 'Date,Content,Comment\n',
  'deleted/diary.csv': `${FILMS},Rating,Rewatch,Tags,Watched Date
2023-02-11,Gone,2010,https://boxd.it/entry9,5,,,2023-02-10
`,
};

const TRAKT_MOVIE = {
  title: 'Umbra',
  year: 2021,
  ids: { trakt: 1, slug: 'umbra-2021', imdb: 'tt9000001', tmdb: 9001 },
};
const TRAKT_OLD = { title: 'Umbra', year: 1984, ids: { trakt: 2, slug: 'umbra-1984', imdb: 'tt9000002', tmdb: null } };
const TRAKT_SHOW = {
  title: 'Harbour Lights',
  year: 2008,
  ids: { trakt: 3, slug: 'harbour-lights', tvdb: 8003, imdb: 'tt9000003', tmdb: 9003 },
};
const TIME = '2024-03-01T10:00:00.000Z';
const TRAKT = {
  watchlist: [
    { rank: 1, id: 1, listed_at: TIME, notes: null, type: 'movie', movie: TRAKT_OLD },
    { rank: 2, id: 2, listed_at: TIME, type: 'season', season: { number: 2, ids: { trakt: 4 } }, show: TRAKT_SHOW },
    { rank: 3, id: 3, listed_at: TIME, type: 'person', person: { name: 'Ada Vale', ids: { trakt: 5 } } },
  ],
  favorites: [{ rank: 1, id: 4, listed_at: TIME, notes: 'fine', type: 'show', show: TRAKT_SHOW }],
  lists: [
    {
      name: 'Weekend',
      description: 'Short ones',
      privacy: 'private',
      type: 'personal',
      item_count: 1,
      ids: { trakt: 77, slug: 'weekend' },
    },
  ],
  list: [{ rank: 1, id: 5, listed_at: TIME, type: 'movie', movie: TRAKT_MOVIE }],
  history: [
    { id: 10, watched_at: '2024-04-05T15:27:00.000Z', action: 'scrobble', type: 'movie', movie: TRAKT_MOVIE },
    { id: 9, watched_at: '2023-04-05T15:27:00.000Z', action: 'watch', type: 'movie', movie: TRAKT_MOVIE },
    {
      id: 8,
      watched_at: TIME,
      action: 'watch',
      type: 'episode',
      episode: { season: 1, number: 1, title: 'Pilot', ids: { trakt: 6 } },
      show: TRAKT_SHOW,
    },
  ],
  ratingsMovies: [{ rated_at: TIME, rating: 9, type: 'movie', movie: TRAKT_MOVIE }],
  ratingsShows: [{ rated_at: TIME, rating: 7, type: 'show', show: TRAKT_SHOW }],
  watchedMovies: [{ plays: 2, last_watched_at: '2024-04-05T15:27:00.000Z', movie: TRAKT_MOVIE }],
  watchedShows: [{ plays: 1, last_watched_at: TIME, show: TRAKT_SHOW, seasons: [{ number: 1, episodes: [] }] }],
  collection: [{ collected_at: TIME, movie: TRAKT_MOVIE }],
};
const TRAKT_COUNTS: ReadingCounts = {
  titles: 3,
  listed: 1,
  liked: 1,
  seen: 1,
  rated: 2,
  onLists: 1,
  lists: 1,
  episodes: 1,
  leftOut: { season: 1, person: 1 },
};

export const EXPORTS: readonly Export[] = [
  {
    source: 'letterboxd',
    form: 'all files',
    files: LETTERBOXD,
    counts: { titles: 9, listed: 4, liked: 2, seen: 3, rated: 2, noted: 1, onLists: 2, lists: 1 },
  },
  ...Object.entries<ReadingCounts>({
    'watchlist.csv': { titles: 4, listed: 4 },
    'watched.csv': { titles: 2, seen: 2 },
    'ratings.csv': { titles: 2, rated: 2 },
    'diary.csv': { titles: 2, seen: 2, rated: 1 },
    'reviews.csv': { titles: 1, seen: 1, rated: 1, noted: 1 },
    'likes/films.csv': { titles: 2, liked: 2 },
    'lists/rainy-sundays.csv': { titles: 2, onLists: 2, lists: 1 },
  }).map(([name, counts]) => ({
    source: 'letterboxd' as const,
    form: name,
    files: { [name]: LETTERBOXD[name as keyof typeof LETTERBOXD] },
    counts,
  })),
  {
    source: 'imdb',
    form: 'list until 2016',
    files: {
      'WATCHLIST.csv': `"position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"
"1","tt9000001","Sat Apr 23 08:36:35 2011","Sat Apr 23 08:36:35 2011","","Umbra","Feature Film","Ada Vale","9","8.8","148","2010","action","1159","2010-07-08","http://www.imdb.com/title/tt9000001/"
"2","tt9000003","Fri Aug 22 08:07:44 2014","Fri Aug 22 08:07:44 2014","","Φώτα","Mini-Series","","","7.3","121","1987","drama","102","1984-10","http://www.imdb.com/title/tt9000003/"
"3","tt9000004","Fri Aug 22 08:07:44 2014","Fri Aug 22 08:07:44 2014","","Harbour Fight","Video Game","","","7.3","","1987","","102","1987","http://www.imdb.com/title/tt9000004/"
`,
    },
    counts: { titles: 2, listed: 2, rated: 1, leftOut: { game: 1 } },
  },
  {
    source: 'imdb',
    form: 'ratings of 2018',
    files: {
      'ratings.csv': `Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
tt9000001,9,2018-03-15,Umbra,https://www.imdb.com/title/tt9000001/,movie,8.7,136,1999,"Action, Sci-Fi",2000000,1999-03-31,"Ada Vale, Bo Reed"
tt9000003,10,2018-03-16,Harbour Lights,https://www.imdb.com/title/tt9000003/,tvSeries,9.5,49,2008,Drama,2100000,2008-01-20,
tt9000005,8,2018-03-17,Pilot,https://www.imdb.com/title/tt9000005/,tvEpisode,9.5,49,2008,Drama,2100,2008-01-20,
`,
    },
    counts: { titles: 2, rated: 2, leftOut: { episode: 1 } },
  },
  {
    source: 'imdb',
    form: 'ratings of 2024',
    files: {
      'f1b7c1f2-0a1b-4c3d-8e9f-001122334455.csv': `${IMDB_RATINGS}
tt9000001,5,2024-06-01,Umbra,Umbra,https://www.imdb.com/title/tt9000001,Movie,6.5,120,1971,"Action, Thriller",120647,1971-12-17,Ada Vale
tt9000003,10,2024-06-02,Harbour Lights,Harbour Lights,https://www.imdb.com/title/tt9000003,TV Mini Series,9.4,60,2001,Drama,560000,2001-09-09,
tt9000006,4,2024-06-02,Song,Song,https://www.imdb.com/title/tt9000006,Music Video,9.4,4,2001,,560,2001-09-09,
`,
    },
    counts: { titles: 2, rated: 2, leftOut: { video: 1 } },
  },
  {
    source: 'imdb',
    form: 'ratings in Italian',
    files: {
      'ratings.csv': `${IMDB_RATINGS}
tt9000001,6,2025-02-01,Ombra,Umbra,https://www.imdb.com/title/tt9000001,Film,6.8,117,1967,Azione,124554,1967-10-04,Ada Vale
tt9000003,6,2025-02-02,Luci,Harbour Lights,https://www.imdb.com/title/tt9000003,Mini serie TV,8.3,60,2017,Drammatico,160127,2017-01-07,
tt9000005,8,2025-02-03,Pilota,Pilot,https://www.imdb.com/title/tt9000005,Episodio TV,8.1,60,2025,Drammatico,257511,2025-03-13,
`,
    },
    counts: { titles: 2, rated: 2, leftOut: { episode: 1 } },
  },
  {
    source: 'imdb',
    form: 'list of 2024, with its name',
    files: {
      'Rainy Sundays.csv': `${IMDB_LIST}
1,tt9000001,2024-05-21,2024-05-21,,Umbra,Umbra,https://www.imdb.com/title/tt9000001,Movie,6.7,121,2021,Drama,49215,2021-09-02,Ada Vale,7,2024-05-22
2,tt9000003,2024-05-23,2024-05-23,"seen it, loved it",Harbour Lights,Harbour Lights,https://www.imdb.com/title/tt9000003,TV Series,8.7,55,2022,Drama,300000,2022-02-18,,,
3,nm9000009,2024-05-23,2024-05-23,,Ada Vale,,https://www.imdb.com/name/nm9000009,,,,,,,,,,
`,
    },
    counts: { titles: 2, rated: 1, onLists: 2, lists: 1, leftOut: { person: 1 } },
  },
  {
    source: 'trakt',
    form: 'zip of 2026',
    files: {
      'lists-watchlist.json': TRAKT.watchlist,
      'lists-favorites.json': TRAKT.favorites,
      'lists-lists.json': TRAKT.lists,
      'lists-list-77-weekend.json': TRAKT.list,
      'watched-history-1.json': TRAKT.history.slice(0, 1),
      'watched-history-2.json': TRAKT.history.slice(1),
      'watched-movies-1.json': TRAKT.watchedMovies,
      'watched-shows.json': TRAKT.watchedShows,
      'ratings-movies.json': TRAKT.ratingsMovies,
      'ratings-shows.json': TRAKT.ratingsShows,
      'collection-movies.json': TRAKT.collection,
      'user-profile.json': { username: 'sample' },
    },
    counts: TRAKT_COUNTS,
  },
  {
    source: 'trakt',
    form: 'older zip, with folders',
    files: {
      'sample/lists/watchlist.json': TRAKT.watchlist,
      'sample/lists/favorites.json': TRAKT.favorites,
      'sample/lists/lists.json': TRAKT.lists,
      'sample/lists/list-77-weekend.json': TRAKT.list,
      'sample/watched/history-1.json': TRAKT.history,
      'sample/watched/watched-movies.json': TRAKT.watchedMovies,
      'sample/watched/watched-shows.json': TRAKT.watchedShows,
      'sample/ratings/ratings-movies.json': TRAKT.ratingsMovies,
      'sample/ratings/ratings-shows.json': TRAKT.ratingsShows,
    },
    counts: TRAKT_COUNTS,
  },
  {
    source: 'trakt',
    form: 'CSV',
    files: {
      'trakt.csv': `Type,Action,Title,Year,Trakt_ID,IMDB,TMDB,TVDB,Watched_At,Listed_At,Rating,Rated_At,Season,Episode
movie,history,Umbra,2021,1,tt9000001,9001,,unknown,,,,,
movie,watchlist,Umbra,1984,2,tt9000002,,,,2024-03-01T10:00:00Z,,,,
show,ratings,Harbour Lights,2008,3,tt9000003,9003,8003,,,7,2024-03-01T10:00:00Z,,
episode,history,Harbour Lights,2008,3,tt9000003,9003,8003,2024-03-01T10:00:00Z,,,,1,1
`,
    },
    counts: { titles: 3, listed: 1, seen: 1, rated: 1, episodes: 1 },
  },
  {
    source: 'tmdb',
    form: 'ratings',
    files: {
      'ratings.csv': `${TMDB}
9005,tt9000005,tv,Harbour Lights S1E1,1994-09-22T00:00:00Z,1,1,6.976,8,2024-01-07T16:35:52Z
9001,tt9000001,movie,부산,2016-07-20T00:00:00Z,,,7.757,7.5,2024-05-02T09:29:50Z
9003,tt9000003,tv,Harbour Lights,1994-09-22T00:00:00Z,,,8.49,8,2024-05-02T09:40:27Z
`,
    },
    counts: { titles: 2, rated: 2, leftOut: { episode: 1 } },
  },
  {
    source: 'tmdb',
    form: 'watchlist, a movie and a show of one number',
    files: {
      'watchlist.csv': `${TMDB}
9001,tt9000003,tv,Harbour Lights,2008-01-20T00:00:00Z,,,8.886,,2024-05-02T13:22:44Z
9001,tt9000001,movie,Umbra,1975-03-07T00:00:00Z,,,8.0,,2024-05-04T13:22:44Z
`,
    },
    counts: { titles: 2, listed: 2 },
  },
  {
    source: 'tmdb',
    form: 'favorites',
    files: {
      'favorites.csv': `${TMDB}\n9001,tt9000001,movie,Umbra,1975-03-07T00:00:00Z,,,8.0,,2024-05-04T13:22:44Z\n`,
    },
    counts: { titles: 1, liked: 1 },
  },
  {
    source: 'tvtime',
    form: 'zip of the data request',
    files: {
      'tracking-prod-records.csv': `${TRACKING_V1}
0,,,f1,2024-03-08 17:24:29,2024-03-08 17:24:29,watch-f1-0,watch,,,,movie,0,Umbra,2014-10-15 00:00:00,8040,,watch-alpha-umbra,,,,,watch-date-1709918669
0,,,f1,2024-02-08 17:24:29,2024-02-08 17:24:29,towatch-f1,towatch,,,,movie,0,Umbra,2014-10-15 00:00:00,8040,,towatch-alpha-umbra,,,,,
0,,,f2,2024-03-04 21:53:54,2024-03-04 21:53:54,towatch-f2,towatch,,,,movie,,승리,0001-01-01 00:00:00,0,,towatch-alpha-paper-lions,,,,,
0,70,,,2024-03-04 21:53:54,2024-03-04 21:53:54,watch-e1,watch,Harbour Lights,,,episode,,,,,,,1,9,1,,
`,
      'tracking-prod-records-v2.csv': `${TRACKING_V2}
2024-03-02 11:53:58,0,watch-episode-e1-0,2024-03-02 11:53:58,,,,,70,,,1,5,9,Harbour Lights,1,5
2024-03-22 00:18:25,0,user-series-s1,2024-03-22 00:18:29,,s1,false,true,70,false,,,,,Harbour Lights,,
2024-03-22 00:18:25,0,user-series-s2,2024-03-22 00:18:29,,s2,false,true,71,true,,,,,Night Trains,,
2024-03-22 00:18:25,0,user-series-s3,2024-03-22 00:18:29,,s3,false,true,72,false,,,,,Salt Road,,
2024-03-22 00:18:25,0,user-series-s4,2024-03-22 00:18:29,,s4,true,true,73,false,,,,,Old Harbour,,
2024-03-22 00:18:25,0,tracking-stats,2024-03-22 00:18:29,17,,,,,,,,,,,,
`,
      'followed_tv_show.csv': `tv_show_id,active,diffusion,notification_type,folder_id,archived,notification_offset,user_id,updated_at,tv_show_name,created_at
70,1,original,2,,0,1440,0,2024-01-01 00:00:00,Harbour Lights,2024-01-01 00:00:00
74,1,original,2,,0,1440,0,2024-01-01 00:00:00,Quiet Islands,2024-01-01 00:00:00
`,
      'user_tv_show_data.csv': `user_id,tv_show_id,is_followed,is_favorited,nb_episodes_seen,tv_show_name
0,70,1,1,65,Harbour Lights
0,74,1,0,0,Quiet Islands
`,
      'tv_show_rate.csv': 'tv_show_id,rating,created_at,updated_at,tv_show_name,user_id\n70,4.5,,,Harbour Lights,0\n',
      'ratings-live-votes.csv': `uuid,episode_id,movie_name,vote_key,series_name,season_number,episode_number
f1,0,Umbra,f1-0-29,,,
,12,,12-0-3,Harbour Lights,1,5
`,
      'emotions-live-votes.csv': `uuid,episode_id,movie_name,vote_key,series_name,season_number,episode_number
f2,0,승리,f2-0-3,,,
`,
      'lists-prod-lists.csv': `ordering,s_key,name,type,description,is_public,user_id,objects,created_at,lists,list_count
0,l1,Slice of life,list,Quiet,true,0,[map[created_at:1.7e+09 id:70 type:series] map[type:movie uuid:f2] map[type:movie uuid:zz]],2024-02-12 19:28:40,,
0,favorite-movies,,list,,false,0,[map[type:movie uuid:f1]],2024-02-12 19:28:40,,
0,count,,count,,,0,,,,2
`,
      'device_data.csv': 'user_id,device\n0,phone\n',
    },
    counts: {
      titles: 6,
      listed: 4,
      liked: 2,
      seen: 1,
      rated: 2,
      onLists: 2,
      lists: 1,
      episodes: 2,
      leftOut: { episode: 1, unmarked: 1, unnamed: 1 },
    },
  },
  {
    source: 'tvtime',
    form: 'newer CSV',
    files: {
      'tvtime-movies-2026-07-06.csv': `uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count
u1,132390,tt9000001,Umbra,2020,2024-03-18T00:03:26Z,2024-03-18T00:03:26Z,true,0
u2,340491,tt9000002,Umbra,1984,2024-03-18T22:12:05Z,,false,0
u3,340492,-1,No Number,,2024-03-18T22:12:05Z,,false,0
`,
      'tvtime-series-2026-07-06.csv': `uuid,tvdb_id,imdb_id,title,status,created_at
s1,70,,Harbour Lights,continuing,2024-03-18T12:39:15Z
s2,71,,Night Trains,up_to_date,2024-03-20T10:15:42.067614Z
s3,72,,Salt Road,not_started_yet,2024-03-08T10:16:19Z
s4,73,,Old Harbour,stopped,2024-03-06T03:35:26Z
`,
      'tvtime-series-episodes-2026-07-06.csv': `series_tvdb_id,series_imdb_id,series_uuid,title,season,episode,tvdb_id,is_watched,watched_at,rewatch_count,special
70,,s1,Harbour Lights,1,1,6671792,true,2024-03-04 03:43:42,0,false
70,,s1,Harbour Lights,1,2,6671793,true,2024-03-04 03:43:42,0,false
72,,s3,Salt Road,1,1,4139574,false,,0,false
`,
      'tvtime-lists-2026-07-06.csv': `list_id,list_name,item_type,tvdb_id,uuid,name,custom_order
l1,Slow,series,71,,Night Trains,0
l1,Slow,series,343391,,,1
l1,Slow,movie,340499,,,2
`,
    },
    counts: {
      titles: 7,
      listed: 3,
      seen: 2,
      onLists: 2,
      lists: 1,
      episodes: 2,
      leftOut: { unmarked: 1, unnamed: 1 },
    },
  },
  {
    source: 'tvtime',
    form: 'newer JSON',
    files: {
      'tvtime-movies-2026-07-06.json': [
        { id: { tvdb: 1, imdb: 'tt9000001' }, title: 'Umbra', year: 2023, is_watched: true, watched_at: TIME },
        { id: { tvdb: 2, imdb: '-1' }, title: 'Paper Lions', year: 1, is_watched: false, is_favorite: true },
      ],
      'tvtime-series-2026-07-06.json': [
        {
          id: { tvdb: 70, imdb: null },
          title: 'Harbour Lights',
          status: 'continuing',
          seasons: [{ number: 1, episodes: [{ id: { tvdb: 9 }, number: 1, is_watched: true, watched_at: TIME }] }],
        },
        { id: { tvdb: 72, imdb: null }, title: 'Salt Road', status: 'not_started_yet', seasons: [] },
      ],
    },
    counts: { titles: 4, listed: 2, liked: 1, seen: 1, episodes: 1 },
  },
  {
    source: 'tvtime',
    form: 'TV Time Liberator',
    files: {
      'activity_history.csv': `imdb_id,tvdb_id,type,title,season,episode,is_special,is_watched,watched_at,status,is_watchlisted,rating
tt9000001,113,movie,Umbra,,,false,true,2024-03-01T00:00:00Z,,false,9
-1,70,show,Harbour Lights,,,false,true,,continuing,true,
-1,71,show,Night Trains,,,false,true,,up_to_date,false,
-1,9,episode,Harbour Lights,1,1,false,true,2024-03-01T00:00:00Z,,false,
`,
      'ratings.csv': `type,title,tvdb_id,tmdb_id,season_number,episode_number,rating,favorite_character,emotions
show,Night Trains,71,9071,,,4,,
episode,Harbour Lights,70,9070,1,3,4,,
`,
    },
    counts: { titles: 3, listed: 1, seen: 2, rated: 2, episodes: 1, leftOut: { episode: 1 } },
  },
  {
    source: 'netflix',
    form: 'viewing history',
    files: {
      'NetflixViewingHistory.csv': `Title,Date
"Dept. Q: Episode 9","6/18/25"
"Paper Lions","6/14/25"
"Black Mirror: Season 7: Into the Sea","5/23/25"
"Black Mirror: Season 7: Out of the Sea","5/23/25"
"Sirens: Limited Series: Siren Song","5/24/25"
"Furia: A Dust Saga","4/6/25"
"You Can’t Ask: Season 4: Ex-Politicians  ","1/27/25"
`,
    },
    counts: { titles: 6, seen: 2, episodes: 5 },
  },
  {
    source: 'netflix',
    form: 'data request',
    files: {
      'CONTENT_INTERACTION/ViewingActivity.csv': `Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country
Sample,2024-05-02 19:00:00,01:40:00,,Paper Lions,,Sample TV,02:25:00,02:25:00,AU (Australia)
Sample,2024-05-02 18:00:00,00:01:30,,Paper Lions,TRAILER,Sample TV,00:01:30,00:01:30,AU (Australia)
Sample,2024-05-02 18:00:00,00:04:59,Autoplayed: user action: None;,Umbra,,Sample TV,00:04:59,00:04:59,AU (Australia)
Sample,2024-05-03 18:00:00,00:43:26,,Harbour: Lights: The Good Box (Episode 4),,Sample TV,00:41:19,Not latest view,DE (Germany)
`,
    },
    counts: { titles: 2, seen: 1, episodes: 1, leftOut: { video: 1, unmarked: 1 } },
  },
  {
    source: 'movary',
    form: 'its three tables',
    files: {
      'history.csv':
        'title,year,tmdbId,imdbId,watchedAt,comment,location\n"Umbra",2021,9001,tt9000001,2024-03-01,"At last, alone",\n',
      'ratings.csv':
        'title,year,tmdbId,imdbId,userRating\n"Umbra",2021,9001,tt9000001,3\n"Umbra",1984,9002,tt9000002,8\n',
      'watchlist.csv': 'title,year,tmdbId,imdbId,addedAt\n"Paper Lions",2010,9004,tt9000004,2024-03-01 10:00:00\n',
    },
    counts: { titles: 3, listed: 1, seen: 1, rated: 2, noted: 1 },
  },
  {
    source: 'simkl',
    form: 'backup',
    files: {
      'SimklBackup.json': {
        movies: [
          {
            status: 'completed',
            last_watched_at: TIME,
            user_rating: 8,
            memo: { text: 'Loud', is_private: false },
            movie: { title: 'Umbra', year: 2021, ids: { simkl: 1, slug: 'umbra', imdb: 'tt9000001', tmdb: '9001' } },
          },
          { status: 'plantowatch', movie: { title: 'Umbra', year: 1984, ids: { simkl: 2, tmdb: '9002' } } },
          { status: 'dropped', user_rating: null, movie: { title: 'Paper Lions', year: 2010, ids: { tmdb: '9004' } } },
        ],
        shows: [
          {
            status: 'completed',
            last_watched_at: '1970-01-01T00:00:01Z',
            show: { title: 'Night Trains', year: 2008, ids: { simkl: 3, tmdb: '9071', tvdb: '71' } },
          },
          {
            status: 'watching',
            show: { title: 'Harbour Lights', year: 2008, ids: { simkl: 4, tvdb: '70' } },
            seasons: [{ number: 1, episodes: [{ number: 1, watched_at: TIME }] }],
          },
        ],
        anime: [
          {
            status: 'completed',
            last_watched_at: TIME,
            anime_type: 'movie',
            show: { title: 'Salt Moon', year: 2019, ids: { simkl: 5, tmdb: '9005', imdb: 'tt9000005' } },
          },
        ],
      },
    },
    counts: { titles: 5, listed: 1, seen: 3, rated: 1, noted: 1, episodes: 1, leftOut: { unmarked: 1 } },
  },
  {
    source: 'seriesguide',
    form: 'movies, shows and lists',
    files: {
      'sg-movies-export.json': [
        { tmdb_id: 9001, title: 'Umbra', in_collection: false, in_watchlist: false, watched: true, plays: 1 },
        { imdb_id: 'tt9000002', title: 'Umbra', in_collection: false, in_watchlist: true, watched: false },
        { tmdb_id: 9004, title: 'Paper Lions', in_collection: true, in_watchlist: false, watched: false },
      ],
      'sg-shows-export.json': [
        {
          tmdb_id: 9070,
          tvdb_id: 70,
          title: 'Harbour Lights',
          first_aired: '2018-02-02T08:00:00Z',
          favorite: true,
          hidden: false,
          rating_user: 9,
          user_note: 'Late',
          seasons: [{ season: 1, episodes: [{ episode: 1, watched: true }] }],
        },
        { tmdb_id: 9072, title: 'Salt Road', seasons: [{ season: 1, episodes: [{ episode: 1, watched: false }] }] },
      ],
      'sg-lists-export.json': [
        {
          list_id: 'First%20list',
          name: 'First list',
          order: 0,
          items: [
            { externalId: '9070', list_item_id: 'a', tvdb_id: 0, type: 'tmdb-show' },
            { externalId: '75', list_item_id: 'b', tvdb_id: 0, type: 'show' },
            { externalId: '5443955', list_item_id: 'c', tvdb_id: 0, type: 'episode' },
          ],
        },
      ],
    },
    counts: {
      titles: 5,
      listed: 2,
      liked: 1,
      seen: 1,
      rated: 1,
      noted: 1,
      onLists: 2,
      lists: 1,
      episodes: 1,
      leftOut: { unmarked: 1, episode: 1 },
    },
  },
  {
    source: 'showcase',
    form: 'movies, shows and episodes',
    files: {
      'movies28-11-26-20-15.csv': `${SHOWCASE},season,episode,episode_rating,episode_watch_date,episode_review,tags
9001,Umbra,A shade,6.5,/a.jpg,/b.jpg,"Drama, Crime","18, 80",8.5,2021-03-04,2024-03-01,2024-03-02,"Loud, ""odd""",1,1,,,,,,noir
9004,Paper Lions,A roar,6.5,/a.jpg,/b.jpg,Drama,18,,2010-03-04,,,,1,1,,,,,,
9005,Salt Road,A road,6.5,/a.jpg,/b.jpg,Drama,18,,1968-03-04,,,,1,0,,,,,,"noir, sea"
9006,Her Second Winter,Snow,6.5,/a.jpg,/b.jpg,Drama,18,,2013-03-04,2024-03-05,,,1,2,,,,,,
9007,Titan Bay,A bay,6.5,/a.jpg,/b.jpg,Drama,18,,2010-03-04,,,,1,3,,,,,,
9008,Dust Parade,Dust,6.5,/a.jpg,/b.jpg,Drama,18,,1968-03-04,,,,1,7,,,,,,
9070,Harbour Lights,A port,8.1,/a.jpg,/b.jpg,Drama,18,7.0,1987-10-04,2024-03-05,,,0,2,1,1,8.0,2024-03-05,Slow,
9070,Harbour Lights,A port,8.1,/a.jpg,/b.jpg,Drama,18,7.0,1987-10-04,2024-03-05,,,0,2,1,2,,,,
9071,Mill Street,A mill,8.1,/a.jpg,/b.jpg,Drama,18,,1999-10-04,,,,0,4,2,1,,2023-01-02,,
`,
    },
    counts: {
      titles: 5,
      listed: 1,
      seen: 2,
      rated: 2,
      noted: 1,
      onLists: 2,
      lists: 2,
      episodes: 3,
      stopped: 1,
      leftOut: { unmarked: 2, 'unknown-state': 1 },
    },
  },
  {
    source: 'showcase',
    form: 'movies and shows alone',
    files: {
      'movies.csv': `${SHOWCASE}
9001,Umbra,A shade,6.5,/a.jpg,/b.jpg,Drama,18,,2021-03-04,,,,1,1
9070,Harbour Lights,A port,8.1,/a.jpg,/b.jpg,Drama,18,,1987-10-04,,,,0,0
`,
    },
    counts: { titles: 2, listed: 1, seen: 1 },
  },
  {
    source: 'showcase',
    form: 'of its first releases',
    files: {
      'movies28-11-24-20-15.csv': `"id","movie_id","rating","personal_rating","image","icon","title","summary","genres","genres_ids","release_date","personal_start_date","personal_finish_date","personal_rewatched","watched","movie","personal_episodes","movie_review","season_number","episode_number","episode_rating","episode_watch_date","episode_review"
"1","9001","6.5","8.0","/a.jpg","/b.jpg","Umbra","A shade","Drama","18","2021-03-04","null","2024-03-02","null","1","1","null","null","null","null","null","null","null"
"2","9005","6.5","null","/a.jpg","/b.jpg","Salt Road","A road","Drama","18","1968-03-04","null","null","null","0","1","null","null","null","null","null","null","null"
"3","9007","6.5","null","/a.jpg","/b.jpg","Titan Bay","A bay","Drama","18","2010-03-04","null","null","null","3","1","null","null","null","null","null","null","null"
"4","9070","8.1","null","/a.jpg","/b.jpg","Harbour Lights","A port","Drama","18","1987-10-04","null","null","null","2","0","null","null","1","1","null","2024-03-05","null"
`,
    },
    counts: { titles: 3, listed: 1, seen: 1, rated: 1, episodes: 1, leftOut: { unmarked: 1 } },
  },
  ...TRACKER_EXPORTS,
  {
    source: 'betaseries',
    form: 'its three tables',
    files: {
      'movies.csv': 'id,title,status,date\n135761,Umbra,1,2024-03-01\n122031,Paper Lions,0,\n7,Salt Road,2,\n',
      'shows.csv':
        'id,title,archive,episode,remaining,status,tags\n1,Harbour Lights,0,S01E02,11,42,\n2,Nine Dials,0,S05E12,0,100,\n3,Saltmarsh,0,S00E00,64,0,\n',
      'episodes.csv': 'id,show,episode,title,date\n9,Harbour Lights,S01E01,Low Tide,2024-03-01 22:45:23\n',
    },
    counts: { titles: 5, listed: 2, seen: 2, episodes: 2, leftOut: { 'unknown-state': 1 } },
  },
  {
    source: 'plain',
    form: 'a title a line',
    files: {
      'films.txt': '# 2024\n\n1. Megalopolis (2024)\n- Umbra (1984)\nUmbra [2021]\nGood Night, and Good Luck. (2005)\n',
    },
    counts: { titles: 4, listed: 4 },
  },
  {
    source: 'plain',
    form: 'names alone',
    files: { 'pasted.txt': 'Dust Parade\nI, Tonya\n' },
    counts: { titles: 2, listed: 2 },
  },
  {
    source: 'plain',
    form: 'title and year',
    files: { 'seen in 2024.csv': 'Title,Year\nUmbra,2021\nUmbra,1984\n' },
    counts: { titles: 2, seen: 2 },
  },
  {
    source: 'plain',
    form: 'Kinorium’s ratings, with two names',
    files: {
      'votes.csv': `ListTitle,Title,Original Title,Type,Year,Genres,Directors,My rating,Date
Мои оценки,Парад пыли,Dust Parade,Фильм,1968,драма,Ada,8,2024-05-04 12:00:00
`,
    },
    counts: { titles: 1, rated: 1, onLists: 1, lists: 1 },
  },
  {
    source: 'plain',
    form: 'numbers alone',
    files: { 'a.csv': 'tmdb_id,media_type\n9001,movie\n9001,tv\n0,movie\n', 'b.csv': 'imdb_id\ntt9000002\nnm1\n' },
    counts: { titles: 3, listed: 3, leftOut: { unnamed: 1 } },
  },
  {
    source: 'plain',
    form: 'Letterboxd’s format for what is brought to it',
    files: {
      'letterboxd.csv': `Title,Year,tmdbID,imdbID,WatchedDate,Rating10,Review,Tags
Umbra,2021,9001,tt9000001,2024-03-01,3,Loud,
Paper Lions,2010,9004,,,,,
`,
    },
    counts: { titles: 2, listed: 1, seen: 1, rated: 1, noted: 1 },
  },
];
