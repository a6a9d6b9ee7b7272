import type { Fields } from '../../../fields.ts';
import type { MediaType } from '../../../title.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../../cells/fields.ts';
import { readImdbId, readNumber } from '../../cells/read-ids.ts';
import { readRating } from '../../cells/read-rating.ts';
import { readTime } from '../../cells/read-time.ts';
import { readTitleType } from '../../cells/read-title-type.ts';
import { readYear } from '../../cells/read-year.ts';
import { readYesNo } from '../../cells/read-yes-no.ts';
import { type Cells, hasColumns, recordsOf } from '../../cells/table.ts';
import { type Finding, type Findings, leftOut, listFinding, type Statement, titleFinding } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import type { SourceReader } from '../../source-reader.ts';
import { readEpisodes, readLists, readMovies, readSeries } from './export-csv.ts';
import { readTracking, readVotes, type TrackedMovies } from './gdpr-movies.ts';
import { readShows } from './gdpr-shows.ts';
import { isLikeList } from './like-list.ts';
import { showStatus } from './show-status.ts';

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

const isShow = (entry: Fields): boolean => hasField(entry, 'status') || hasField(entry, 'seasons');

/** Titles with TheTVDB's and IMDb's numbers in a field of their own. */
const isTvTimeJson = ({ samples }: KnownFile): boolean =>
  samples.some(
    (entry) => Object.hasOwn(fieldsOf(entry['id']), 'tvdb') && (isShow(entry) || Object.hasOwn(entry, 'is_watched')),
  );

const isBegun = (entry: Fields): boolean =>
  itemsOf(entry['seasons']).some((season) =>
    itemsOf(fieldsOf(season)['episodes']).some((episode) => fieldsOf(episode)['is_watched'] === true),
  );

const movieSaid = (entry: Fields): Partial<Statement> =>
  entry['is_watched'] === true
    ? { seenAt: readTime(entry['watched_at']) ?? null }
    : { listedAt: readTime(entry['created_at']) ?? null };

function* readJson({ json }: KnownFile): Findings {
  for (const entry of itemsOf(json).map(fieldsOf)) {
    const [name, ids] = [textOf(entry['title']), fieldsOf(entry['id'])];
    if (isBegun(entry)) yield leftOut(name, 'episode');
    yield titleFinding({
      name,
      year: readYear(entry['year']),
      media_type: isShow(entry) ? 'tv' : 'movie',
      imdb: readImdbId(ids['imdb']),
      tvdb: readNumber(ids['tvdb']),
      likedAt: entry['is_favorite'] === true ? null : undefined,
      ...(isShow(entry) ? showStatus(textOf(entry['status']), readTime(entry['created_at'])) : movieSaid(entry)),
    });
  }
}

const formOf = (file: KnownFile): Form | undefined =>
  isTvTimeJson(file) ? 'json' : FORMS.find(([, columns]) => hasColumns(file.table, ...columns))?.[0];

const STARS = 5;

const findingOf = (cells: Cells, said: (media_type: MediaType | undefined) => Partial<Statement>): Finding => {
  const name = cells('title');
  const { media_type, reason } = readTitleType(cells);
  if (reason) return leftOut(name, reason);
  return titleFinding({
    name,
    media_type,
    tmdb: media_type && readNumber(cells('tmdbid')),
    imdb: readImdbId(cells('imdbid')),
    tvdb: readNumber(cells('tvdbid')),
    ...said(media_type),
  });
};

function* readActivity({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) {
    yield findingOf(cells, (media_type) => ({
      rating: readRating(cells('rating')),
      // Of a show it may be that an episode of it was watched.
      seenAt:
        media_type !== 'tv' && readYesNo(cells('iswatched')) === true ? (cells.day('watchedat') ?? null) : undefined,
      listedAt: readYesNo(cells('iswatchlisted')) === true ? null : undefined,
      ...(media_type === 'tv' && readYesNo(cells('iswatchlisted')) !== true
        ? showStatus(cells('status'), undefined)
        : {}),
    }));
  }
}

/** Its ratings are TV Time's stars. */
function* readRatings({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) yield findingOf(cells, () => ({ rating: readRating(cells('rating'), STARS) }));
}

const ALONE: Partial<Record<Form, (file: KnownFile) => Findings>> = {
  json: readJson,
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
const itemOf = (object: string, movies: TrackedMovies, said: Partial<Statement>): Finding => {
  if (fieldIn(object, 'type') !== 'movie') {
    return titleFinding({ name: '', media_type: 'tv', tvdb: readNumber(fieldIn(object, 'id')), ...said });
  }
  const { name = '', year } = movies.get(fieldIn(object, 'uuid')) ?? {};
  return titleFinding({ name, year, media_type: 'movie', ...said });
};

function* readList(cells: Cells, movies: TrackedMovies): Findings {
  const isLike = isLikeList(cells('skey')) || isLikeList(cells('name'));
  const list = cells('name') || FALLBACK;
  if (!isLike) yield listFinding(list, cells('description'));
  for (const [, object = ''] of cells('objects').matchAll(OBJECT)) {
    yield itemOf(object, movies, isLike ? { likedAt: null } : { list });
  }
}

function* readGdprLists({ table }: KnownFile, movies: TrackedMovies): Findings {
  for (const cells of recordsOf(table)) if (cells('type') === 'list') yield* readList(cells, movies);
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
export const tvtime: SourceReader = {
  source: 'tvtime',
  recognises: (file) => formOf(file) !== undefined,
  *read(files) {
    const filesOf = (form: Form): readonly KnownFile[] => files.filter((file) => formOf(file) === form);
    for (const [form, read] of Object.entries(ALONE)) for (const file of filesOf(form as Form)) yield* read(file);
    yield* readGdpr(filesOf);
  },
};
