import type { Export } from './exports.data.ts';

const TIME = '2024-03-01T10:00:00.000Z';

/** As Yamtrack's `integrations/exports.py` has its columns, and Floppy's, which came of it. */
const ITEM = 'media_id,source,media_type,title,image,season_number,episode_number';
const TRACK = 'score,status,notes,start_date,end_date,progress,created_at,progressed_at';
const LISTS = 'list_uid,list_name,list_description,list_tags,list_visibility,list_item_date_added';

const YAMTRACK = `${ITEM},${TRACK}
9001,tmdb,movie,Umbra,/a.jpg,,,8.5,Completed,"Twice.
With Bo.",2024-05-04 19:00:00+00:00,2024-05-04 21:00:00+00:00,1,2024-05-05 08:00:00+00:00,2024-05-04 21:00:00+00:00
9001,tmdb,movie,Umbra,/a.jpg,,,9.0,Completed,,,2025-05-04 21:00:00+00:00,1,2025-05-05 08:00:00+00:00,
9004,tmdb,movie,Paper Lions,/a.jpg,,,,Planning,,,,0,2024-06-05 08:00:00+00:00,
9007,tmdb,movie,Titan Bay,/a.jpg,,,,Paused,,,,0,2024-06-05 08:00:00+00:00,
9008,tmdb,movie,Dust Parade,/a.jpg,,,,Someday,,,,0,2024-06-05 08:00:00+00:00,
9070,tmdb,tv,Harbour Lights,/a.jpg,,,9.0,In progress,,2025-09-10 17:18:03+00:00,2025-09-12 15:28:00+00:00,2,2025-09-10 14:56:48+00:00,
9070,tmdb,season,Harbour Lights,/a.jpg,1,,,In progress,,2025-09-10 17:18:03+00:00,2025-09-12 15:28:00+00:00,2,2025-09-10 14:56:48+00:00,
9070,tmdb,episode,Harbour Lights,/a.jpg,1,1,,,,,2025-09-10 17:18:03+00:00,,2025-09-10 14:56:48+00:00,
9070,tmdb,episode,Harbour Lights,/a.jpg,1,2,,,,,,,2025-09-10 14:56:48+00:00,
71,tvdb,tv,Night Trains,/a.jpg,,,,Dropped,,,,3,2025-09-10 14:56:48+00:00,
71,tvdb,episode,Night Trains,/a.jpg,2,3,,,,,2025-01-02 12:00:00+00:00,,2025-09-10 14:56:48+00:00,
1011,mal,anime,Moon School,/a.jpg,,,7.0,Completed,,2023-01-01 12:00:00+00:00,2023-02-01 12:00:00+00:00,12,2023-02-01 12:00:00+00:00,
2,mal,manga,Ink,/a.jpg,,,,Completed,,,2024-02-09,0,2024-02-09 18:00:00+00:00,
19562,igdb,game,A Game of Nothing,/a.jpg,,,7.0,Completed,,,,3h 00min,2023-02-01 12:00:00+00:00,
`;

const FLOPPY = `row_type,${ITEM},${TRACK},${LISTS},collection_format,item_tags
media,9001,tmdb,movie,Umbra,/a.jpg,,,8.5,Completed,,,2024-05-04 21:00:00+00:00,1,2024-05-05 08:00:00+00:00,,,,,,,,,[]
media,9070,tmdb,tv,Harbour Lights,/a.jpg,,,,Planning,,,,0,2025-09-10 14:56:48+00:00,,,,,,,,,[]
list,,,,,,,,,,,,,,,,11,Rainy Sundays,Slow ones,[],private,,,
list_item,9001,tmdb,movie,Umbra,/a.jpg,,,,,,,,,,,11,Rainy Sundays,,,,2024-05-05T08:00:00+00:00,,[]
list_item,9004,tmdb,movie,Paper Lions,/a.jpg,,,,,,,,,,,11,Rainy Sundays,,,,2024-05-05T08:00:00+00:00,,[]
list_item,9070,tmdb,episode,Harbour Lights,/a.jpg,1,2,,,,,,,,,11,Rainy Sundays,,,,2024-05-05T08:00:00+00:00,,[]
collection,9007,tmdb,movie,Titan Bay,/a.jpg,,,,,,,,,,,,,,,,,bluray,[]
collection_schema,,,,,,,,,,,,,,,,,,,,,,{},
`;

/** As Ryot's `ImportOrExportMetadataItem` has it: what it seldom has is left away. */
const RYOT = {
  metadata: [
    {
      lot: 'movie',
      source: 'tmdb',
      identifier: '9001',
      source_id: 'Umbra',
      seen_history: [
        { progress: '100', started_on: null, ended_on: '2024-03-01T00:00:00Z', providers_consumed_on: ['Jellyfin'] },
        { progress: '100', ended_on: '2025-03-01T00:00:00Z' },
      ],
      reviews: [{ rating: '85', review: { text: 'Loud', spoiler: false, visibility: 'private' }, comments: [] }],
      collections: ['Completed', 'Rainy Sundays'],
    },
    {
      lot: 'movie',
      source: 'tmdb',
      identifier: '9004',
      source_id: 'Paper Lions',
      seen_history: [],
      reviews: [],
      collections: [{ collection_name: 'Watchlist', collection_id: 'col_1' }],
    },
    {
      lot: 'movie',
      source: 'tmdb',
      identifier: '9007',
      source_id: 'Titan Bay',
      seen_history: [{ progress: '42.5' }],
      reviews: [],
      collections: ['In Progress'],
    },
    {
      lot: 'show',
      source: 'tvdb',
      identifier: '70',
      source_id: 'Harbour Lights',
      seen_history: [
        { progress: '100', ended_on: '2024-03-02', show_season_number: 1, show_episode_number: 1 },
        { progress: '100', show_season_number: 1, show_episode_number: 2 },
        { progress: '30', show_season_number: 1, show_episode_number: 3 },
      ],
      reviews: [{ rating: '70', show_season_number: 1, show_episode_number: 1 }],
      collections: ['In Progress', 'Monitoring'],
    },
    {
      lot: 'anime',
      source: 'anilist',
      identifier: '1011',
      source_id: 'Moon School',
      seen_history: [{ progress: '100', anime_episode_number: 1 }],
      reviews: [],
      collections: [],
    },
    { lot: 'book', source: 'openlibrary', identifier: 'OL1M', source_id: 'Ink', seen_history: [{}], reviews: [] },
    { lot: 'video_game', source: 'igdb', identifier: '19562', source_id: 'A Game', seen_history: [{}], reviews: [] },
  ],
  people: [{ name: 'Ada Vale', source: 'tmdb', identifier: '5', reviews: [], collections: ['Rainy Sundays'] }],
  collections: [
    { name: 'Rainy Sundays', description: 'Slow ones' },
    { name: 'Watchlist', description: 'Things I want to watch' },
  ],
  workouts: [],
};

const STATE = { timeWatched: 0, timeOffset: 0, overallTimeWatched: 0, timesWatched: 0, flaggedWatched: 0, duration: 0 };
const stremio = (id: string, more: object, state: object = {}) => ({
  _id: id,
  type: 'movie',
  poster: '/a.jpg',
  removed: false,
  temp: false,
  _ctime: TIME,
  _mtime: TIME,
  state: { ...STATE, ...state },
  ...more,
});

/** As Stremio's `library_item.rs` has it, and its server answers it. */
const STREMIO = [
  stremio('tt9000001', { name: 'Umbra' }, { lastWatched: TIME, timesWatched: 2, flaggedWatched: 1 }),
  stremio('tt9000004', { name: 'Paper Lions' }),
  stremio('tt9000005', { name: 'Salt Road', removed: true }, { lastWatched: TIME, timesWatched: 1 }),
  stremio('tt9000007', { name: 'Titan Bay', removed: true, temp: true }, { timeOffset: 600_000 }),
  stremio('tt9000008', { name: 'Dust Parade', removed: true }),
  stremio(
    'tt9000003',
    { type: 'series', name: 'Harbour Lights' },
    { lastWatched: TIME, timesWatched: 5, video_id: 'tt9000003:1:6', watched: 'tt9000003:1:5:5:eJwDAAAAAAE=' },
  ),
  stremio('tt9000010', { type: 'series', name: 'Night Trains' }, { watched: 'tt9000010:1:1:1:eJwDAAAAAAE=' }),
  stremio('kitsu:42', { type: 'anime', name: 'Moon School' }),
  stremio('yt_id:UC1', { type: 'channel', name: 'A Channel' }),
];

/** As MyAnimeList gives its own, and others theirs in its form. */
const MYANIMELIST = `<?xml version="1.0" encoding="UTF-8" ?>
<!--
 Created by XML Export feature at MyAnimeList.net
-->
<myanimelist>
	<myinfo><user_id>0</user_id><user_name>sample</user_name><user_export_type>1</user_export_type></myinfo>
	<anime>
		<series_animedb_id>1</series_animedb_id>
		<series_title><![CDATA[Moon School]]></series_title>
		<series_type>TV</series_type>
		<series_episodes>12</series_episodes>
		<my_id>0</my_id>
		<my_watched_episodes>12</my_watched_episodes>
		<my_start_date>2023-01-01</my_start_date>
		<my_finish_date>2023-02-01</my_finish_date>
		<my_rated></my_rated>
		<my_score>9</my_score>
		<my_storage></my_storage>
		<my_storage_value>0.00</my_storage_value>
		<my_status>Completed</my_status>
		<my_comments><![CDATA[Quiet <i>and</i> odd]]></my_comments>
		<my_times_watched>0</my_times_watched>
		<my_rewatch_value></my_rewatch_value>
		<my_priority>LOW</my_priority>
		<my_tags><![CDATA[]]></my_tags>
		<my_rewatching>0</my_rewatching>
		<my_rewatching_ep>0</my_rewatching_ep>
		<my_discuss>1</my_discuss>
		<my_sns>default</my_sns>
		<update_on_import>0</update_on_import>
	</anime>
	<anime><series_title><![CDATA[Salt Moon]]></series_title><series_type>Movie</series_type><my_watched_episodes>1</my_watched_episodes>
		<my_finish_date>0000-00-00</my_finish_date><my_score>0</my_score><my_status>Completed</my_status></anime>
	<anime><series_title><![CDATA[Paper & Lions]]></series_title><series_type>OVA</series_type><my_watched_episodes>0</my_watched_episodes>
		<my_finish_date>0000-00-00</my_finish_date><my_score>0</my_score><my_status>Plan to Watch</my_status></anime>
	<anime><series_title>Night &amp; Trains</series_title><series_type>TV</series_type><my_watched_episodes>3</my_watched_episodes>
		<my_finish_date>0000-00-00</my_finish_date><my_score>0</my_score><my_status>Dropped</my_status></anime>
	<anime><series_title>Titan Bay</series_title><series_type>ONA</series_type><my_watched_episodes>3</my_watched_episodes>
		<my_finish_date>0000-00-00</my_finish_date><my_score>0</my_score><my_status>On-Hold</my_status></anime>
	<anime><series_title>Dust Parade</series_title><series_type>TV</series_type><my_watched_episodes>0</my_watched_episodes>
		<my_finish_date>0000-00-00</my_finish_date><my_score>0</my_score><my_status>9</my_status></anime>
	<anime><series_title>A Song</series_title><series_type>Music</series_type><my_status>Completed</my_status></anime>
	<manga><manga_mangadb_id>2</manga_mangadb_id><manga_title><![CDATA[Ink]]></manga_title><my_status>Completed</my_status></manga>
</myanimelist>
`;

const anilist = (entry: { readonly status: string }, media: { readonly name: string; readonly format: string }) => ({
  id: 1,
  score: 0,
  progress: 0,
  notes: null,
  startedAt: { year: null, month: null, day: null },
  completedAt: { year: null, month: null, day: null },
  ...entry,
  media: {
    id: 1,
    idMal: 1,
    type: 'ANIME',
    title: { romaji: media.name, english: null, native: null, userPreferred: media.name },
    startDate: { year: 2019, month: 4, day: 3 },
    ...media,
  },
});
const finished = { score: 85, progress: 12, notes: 'Quiet', completedAt: { year: 2023, month: 2, day: 1 } };
const QUIET = anilist({ status: 'COMPLETED', ...finished }, { name: 'Moon School', format: 'TV' });
const salt = { isFavourite: true, title: { romaji: 'Shio no Tsuki', english: 'Salt Moon' } };
const progress = { progress: 3 };

/** As AniList answers a `MediaListCollection`. */
const ANILIST = {
  data: {
    MediaListCollection: {
      user: { name: 'sample', mediaListOptions: { scoreFormat: 'POINT_100' } },
      lists: [
        {
          name: 'Completed TV',
          isCustomList: false,
          status: 'COMPLETED',
          entries: [QUIET, anilist({ status: 'COMPLETED' }, { name: 'Ink', format: 'MANGA' })],
        },
        {
          name: 'Completed Movie',
          isCustomList: false,
          entries: [anilist({ status: 'COMPLETED' }, { name: 'Salt Moon', format: 'MOVIE', ...salt })],
        },
        {
          name: 'Planning',
          isCustomList: false,
          entries: [anilist({ status: 'PLANNING' }, { name: 'Paper Lions', format: 'OVA' })],
        },
        {
          name: 'Dropped',
          isCustomList: false,
          entries: [anilist({ status: 'DROPPED', ...progress }, { name: 'Night Trains', format: 'TV' })],
        },
        {
          name: 'Watching',
          isCustomList: false,
          entries: [anilist({ status: 'CURRENT' }, { name: 'Titan Bay', format: 'ONA' })],
        },
        {
          name: 'Other',
          isCustomList: false,
          entries: [anilist({ status: 'ARCHIVED' }, { name: 'Dust Parade', format: 'TV' })],
        },
        { name: 'Rainy Sundays', isCustomList: true, entries: [QUIET] },
      ],
    },
  },
};

/** As Kodi's `VideoInfoTag.cpp` writes it: of what a title has much is left away. */
const KODI = `<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
<videodb>
    <version>1</version>
    <movie>
        <title>Schatten</title>
        <originaltitle>Umbra</originaltitle>
        <ratings><rating name="themoviedb" max="10" default="true"><value>6.500000</value><votes>120</votes></rating></ratings>
        <userrating>8</userrating>
        <plot>It&apos;s dark &amp; long.&#x0A;</plot>
        <playcount>2</playcount>
        <lastplayed>2024-05-04</lastplayed>
        <id>tt9000001</id>
        <uniqueid type="imdb">tt9000001</uniqueid>
        <uniqueid type="tmdb" default="true">9001</uniqueid>
        <premiered>2021-03-04</premiered>
        <year>2021</year>
        <fileinfo><streamdetails><video><codec>h264</codec></video></streamdetails></fileinfo>
        <actor><name>Ada Vale</name><role>The Shade</role><order>0</order><thumb /></actor>
        <dateadded>2024-05-01 10:00:00</dateadded>
    </movie>
    <movie>
        <title>Paper Lions</title><userrating>0</userrating><playcount>0</playcount><lastplayed></lastplayed>
        <uniqueid type="tmdb" default="true">9004</uniqueid><year>2010</year>
    </movie>
    <tvshow>
        <title>Harbour Lights</title><userrating>9</userrating><season>-1</season><episode>3</episode><playcount>2</playcount>
        <lastplayed>2024-05-06</lastplayed>
        <uniqueid type="tvdb" default="true">70</uniqueid><year>1987</year>
        <episodedetails>
            <title>Low Tide</title><userrating>0</userrating><season>1</season><episode>1</episode><playcount>1</playcount>
            <lastplayed>2024-05-05</lastplayed><uniqueid type="tvdb" default="true">701</uniqueid>
        </episodedetails>
        <episodedetails>
            <title>High Tide</title><season>1</season><episode>2</episode><playcount>1</playcount><lastplayed></lastplayed>
        </episodedetails>
        <episodedetails>
            <title>Ebb</title><season>1</season><episode>3</episode><playcount>0</playcount><lastplayed></lastplayed>
        </episodedetails>
    </tvshow>
    <tvshow><title>Night Trains</title><playcount>4</playcount><lastplayed>2024-05-06</lastplayed></tvshow>
    <musicvideo><title>A Song</title><playcount>1</playcount></musicvideo>
    <paths><path><url>smb://server/films/</url></path></paths>
</videodb>
`;

/** Those of trackers, servers and services of anime. */
export const TRACKER_EXPORTS: readonly Export[] = [
  {
    source: 'yamtrack',
    form: 'movies, shows and episodes',
    files: { 'yamtrack_20261120.csv': YAMTRACK },
    counts: {
      titles: 5,
      listed: 1,
      seen: 2,
      rated: 3,
      noted: 1,
      episodes: 4,
      stopped: 1,
      leftOut: { season: 1, unmarked: 1, 'unknown-state': 1, book: 1, game: 1 },
    },
  },
  {
    source: 'yamtrack',
    form: 'of 2024, without sources',
    files: {
      'yamtrack.csv': `media_id,media_type,title,image,score,progress,status,start_date,end_date,notes,season_number,episode_number,watch_date
9070,tv,Harbour Lights,/a.jpg,,1,In progress,2024-02-09,2024-02-09,,,,
9001,movie,Umbra,/a.jpg,9.0,1,Completed,,2024-02-09,,,,
9070,episode,Harbour Lights,,,,,,,,1,1,2024-02-09
227,anime,Moon School,/a.jpg,,2,In progress,2024-02-09,,,,,
`,
    },
    counts: { titles: 3, seen: 1, rated: 1, episodes: 2 },
  },
  {
    source: 'floppy',
    form: 'media, lists and what is owned',
    files: { 'floppy_2026-11-20_080000.csv': FLOPPY },
    counts: {
      titles: 3,
      listed: 1,
      seen: 1,
      rated: 1,
      onLists: 2,
      lists: 1,
      leftOut: { episode: 1, unmarked: 1 },
    },
  },
  {
    source: 'ryot',
    form: 'all of it',
    files: { 'ryot-export.json': RYOT },
    counts: {
      titles: 4,
      listed: 1,
      seen: 1,
      rated: 1,
      noted: 1,
      onLists: 1,
      lists: 1,
      episodes: 3,
      leftOut: { unmarked: 1, episode: 1, book: 1, game: 1, person: 1 },
    },
  },
  {
    source: 'stremio',
    form: 'its library',
    files: { 'stremio-library.json': STREMIO },
    counts: { titles: 6, listed: 3, seen: 2, episodes: 1, leftOut: { unmarked: 2, video: 1 } },
  },
  {
    source: 'stremio',
    form: 'an answer of its server',
    files: { 'library.json': { result: STREMIO.slice(0, 2) } },
    counts: { titles: 2, listed: 1, seen: 1 },
  },
  {
    source: 'myanimelist',
    form: 'anime, and manga',
    files: { 'animelist_1700000000_-_1.xml': MYANIMELIST },
    counts: {
      titles: 5,
      listed: 1,
      seen: 2,
      rated: 1,
      noted: 1,
      episodes: 3,
      stopped: 1,
      leftOut: { 'unknown-state': 1, video: 1, book: 1 },
    },
  },
  {
    source: 'anilist',
    form: 'an answer of its own',
    files: { 'anilist.json': ANILIST },
    counts: {
      titles: 4,
      listed: 1,
      liked: 1,
      seen: 2,
      rated: 1,
      noted: 1,
      onLists: 1,
      lists: 1,
      episodes: 2,
      stopped: 1,
      leftOut: { unmarked: 1, 'unknown-state': 1, book: 1 },
    },
  },
  {
    source: 'anilist',
    form: 'its lists alone',
    files: {
      'backup.json': [
        { name: 'Planning', entries: [anilist({ status: 'PLANNING' }, { name: 'Paper Lions', format: 'MOVIE' })] },
      ],
    },
    counts: { titles: 1, listed: 1 },
  },
  {
    source: 'anilist',
    form: 'all of one’s data, which has no names',
    files: {
      'gdpr_data.json': {
        user: { display_name: 'sample' },
        lists: [{ series_id: 1, series_type: 0, status: 2, score: 85, progress: 12 }],
      },
    },
    counts: { leftOut: { unnamed: 1 } },
  },
  {
    source: 'kodi',
    form: 'its library in one file',
    files: { 'kodi_videodb_2026-11-20/videodb.xml': KODI },
    counts: { titles: 2, seen: 1, rated: 2, episodes: 2, leftOut: { unmarked: 1, 'some-episodes': 1, video: 1 } },
  },
];
