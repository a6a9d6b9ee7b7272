import type { MediaType } from '../../../title.ts';
import { readImdbId, readNumber } from '../../cells/read-ids.ts';
import { readPosition } from '../../cells/read-position.ts';
import { readTitleType } from '../../cells/read-title-type.ts';
import { readYear } from '../../cells/read-year.ts';
import { readYesNo } from '../../cells/read-yes-no.ts';
import { type Cells, hasColumns, recordsOf } from '../../cells/table.ts';
import { episodeFinding } from '../../episodes/episode-finding.ts';
import { type Finding, type Findings, listFinding, type TitleStatement, titleFinding } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import type { SourceReader } from '../../source-reader.ts';
import { statedTitle } from '../service-state.ts';
import { isTvTimeJson, readExportJson } from './export-json.ts';
import { readTracking, readVotes, type TrackedMovies } from './gdpr-movies.ts';
import { readShows } from './gdpr-shows.ts';
import { readActivity, readRatings } from './liberator.ts';
import { isLikeList } from './like-list.ts';
import { showState } from './show-status.ts';

const titleOf = (cells: Cells, media_type: MediaType | undefined): TitleStatement => ({
  name: cells('title', 'name'),
  year: readYear(cells('year')),
  media_type,
  imdb: readImdbId(cells('imdbid')),
  tvdb: readNumber(cells('tvdbid')),
});

/** A film that is not seen is there because it is to be. */
const movieOf = (cells: Cells): Finding =>
  titleFinding({
    ...titleOf(cells, 'movie'),
    ...(readYesNo(cells('iswatched')) === true
      ? { seenAt: cells.day('watchedat') ?? null }
      : { listedAt: cells.day('createdat') ?? null }),
  });

const episodeOf = (cells: Cells): Finding | undefined => {
  if (readYesNo(cells('iswatched')) !== true) return undefined;
  const show: TitleStatement = {
    name: cells('title'),
    media_type: 'tv',
    imdb: readImdbId(cells('seriesimdbid')),
    tvdb: readNumber(cells('seriestvdbid')),
  };
  return episodeFinding(show, {
    season: cells('season'),
    number: cells('episode'),
    seenAt: cells.day('watchedat'),
    tvdb: cells('tvdbid'),
  });
};

function* readMovies({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) yield movieOf(cells);
}

function* readSeries({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) {
    const state = showState(cells('status'), () => cells.day('createdat'));
    yield* statedTitle(titleOf(cells, 'tv'), state);
  }
}

function* readEpisodes({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) yield episodeOf(cells);
}

function* readLists({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) {
    const list = cells('listname');
    const title = titleOf(cells, readTitleType(cells).media_type);
    const listId = { key: `tvtime:${cells('listid')}` };
    if (!isLikeList(list)) yield listFinding(list, '', listId);
    const place = isLikeList(list) ? { likedAt: null } : { list, listId };
    yield titleFinding({ ...title, ...place, position: cells('customorder') });
  }
}

type Form =
  | 'json'
  | 'activity'
  | 'liberator-ratings'
  | 'episodes'
  | 'lists'
  | 'movies'
  | 'series'
  | 'gdpr-movies'
  | 'gdpr-votes'
  | 'gdpr-lists'
  | 'gdpr-shows';

/** The columns that make a form: exports leave out columns, and have them in any order. The first that fits counts. */
const FORMS: readonly (readonly [Form, readonly string[]])[] = [
  ['activity', ['title', 'iswatchlisted']],
  ['liberator-ratings', ['title', 'favoritecharacter']],
  ['episodes', ['seriestvdbid', 'iswatched']],
  ['lists', ['listname', 'itemtype', 'tvdbid']],
  ['movies', ['uuid', 'imdbid', 'title', 'iswatched']],
  ['series', ['uuid', 'tvdbid', 'title', 'status']],
  ['gdpr-movies', ['entitytype', 'type', 'moviename']],
  ['gdpr-votes', ['votekey', 'moviename']],
  ['gdpr-lists', ['skey', 'objects']],
  ['gdpr-shows', ['key', 'sid']],
  ['gdpr-shows', ['tvshowid', 'tvshowname', 'active']],
  ['gdpr-shows', ['tvshowid', 'tvshowname', 'isfollowed']],
  ['gdpr-shows', ['tvshowid', 'tvshowname', 'rating']],
];

const formOf = (file: KnownFile): Form | undefined =>
  isTvTimeJson(file) ? 'json' : FORMS.find(([, columns]) => hasColumns(file.table, ...columns))?.[0];

const ALONE: Partial<Record<Form, (file: KnownFile) => Findings>> = {
  json: readExportJson,
  activity: readActivity,
  'liberator-ratings': readRatings,
  episodes: readEpisodes,
  lists: readLists,
  movies: readMovies,
  series: readSeries,
};

const FALLBACK = 'TV Time list';
/** Go's way to write a map: 'map[created_at:1.7e+09 id:422981 type:series]'. */
const OBJECT = /map\[([^[\]]*)\]/g;

const fieldIn = (object: string, field: string): string => new RegExp(`(?:^| )${field}:(\\S+)`).exec(object)?.[1] ?? '';

/** A film has only TV Time's own number: the tracking knows its name. */
const itemOf = (object: string, movies: TrackedMovies, said: Partial<TitleStatement>): Finding => {
  if (fieldIn(object, 'type') !== 'movie') {
    return titleFinding({ name: '', media_type: 'tv', tvdb: readNumber(fieldIn(object, 'id')), ...said });
  }
  const { name = '', year } = movies.get(fieldIn(object, 'uuid')) ?? {};
  return titleFinding({ name, year, media_type: 'movie', ...said });
};

function* readList(cells: Cells, movies: TrackedMovies): Findings {
  const isLike = isLikeList(cells('skey')) || isLikeList(cells('name'));
  const list = cells('name') || FALLBACK;
  const listId = { key: `tvtime:${cells('skey')}` };
  if (!isLike) yield listFinding(list, cells('description'), listId);
  for (const [, object = ''] of cells('objects').matchAll(OBJECT)) {
    yield itemOf(object, movies, isLike ? { likedAt: null } : { list, listId });
  }
}

function* readGdprLists({ table }: KnownFile, movies: TrackedMovies): Findings {
  const placeOf = (cells: Cells): number => readPosition(cells('ordering')) ?? table.rows.length;
  const lists = [...recordsOf(table)].filter((cells) => cells('type') === 'list');
  for (const cells of lists.toSorted((a, b) => placeOf(a) - placeOf(b))) yield* readList(cells, movies);
}

/** The data that TV Time had to hand out: films have no numbers in it, so that files name them to each other. */
function* readGdpr(filesOf: (form: Form) => readonly KnownFile[]): Findings {
  const movies: TrackedMovies = new Map();
  yield* readTracking(filesOf('gdpr-movies'), movies);
  for (const file of filesOf('gdpr-votes')) yield* readVotes(file, movies);
  yield* readShows(filesOf('gdpr-shows'));
  for (const file of filesOf('gdpr-lists')) yield* readGdprLists(file, movies);
}

/** TV Time's exports, and TV Time Liberator's (product.md, Import: TV Time). */
export const tvtime: SourceReader<'tvtime'> = {
  source: 'tvtime',
  recognises: (file) => formOf(file) !== undefined,
  *read(files) {
    const filesOf = (form: Form): readonly KnownFile[] => files.filter((file) => formOf(file) === form);
    for (const [form, read] of Object.entries(ALONE)) for (const file of filesOf(form as Form)) yield* read(file);
    yield* readGdpr(filesOf);
  },
};
