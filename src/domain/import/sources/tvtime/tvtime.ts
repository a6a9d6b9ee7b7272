import { readNumber } from '../../cells/read-ids.ts';
import { readPosition } from '../../cells/read-position.ts';
import { readRating, STARS } from '../../cells/read-rating.ts';
import { isAny, isYes } from '../../cells/read-yes-no.ts';
import { type Cells, hasColumns, recordsOf } from '../../cells/table.ts';
import { readEpisode } from '../../episodes/read-episode.ts';
import {
  type Finding,
  type Findings,
  listFinding,
  type TitleStatement,
  titleFinding,
  stoppedFinding,
} from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import type { SourceReader } from '../../source-reader.ts';
import { isTvTimeJson, readExportJson } from './export-json.ts';
import { readTracking, readVotes, type TrackedMovies } from './gdpr-movies.ts';
import { isLikeList, ROWS } from './tables.ts';

/** What all files together say of a show. */
class FollowedShow {
  name = '';
  /** Episodes of it were seen. */
  isBegun = false;
  /** It is said which. */
  isListed = false;
  isFollowed = false;
  isForLater = false;
  isArchived = false;
  isLiked = false;
  since: string | undefined;
}

type Shows = Map<number, FollowedShow>;

const showIn = (shows: Shows, cells: Cells): FollowedShow | undefined => {
  const id = readNumber(cells('sid', 'tvshowid'));
  if (id === undefined) return undefined;
  const show = shows.get(id) ?? new FollowedShow();
  show.name ||= cells('seriesname', 'tvshowname');
  shows.set(id, show);
  return show;
};

/** Also one that was seen again. */
const isEpisode = (cells: Cells): boolean => /^(?:re)?watch-episode/.test(cells('key'));

const note = (show: FollowedShow, cells: Cells): void => {
  show.isListed ||= isEpisode(cells);
  show.isBegun ||= isEpisode(cells) || isAny(cells('epwatchcount', 'nbepisodesseen'));
  show.isFollowed ||= isYes(cells('isfollowed', 'active'));
  show.isForLater ||= isYes(cells('isforlater'));
  show.isArchived ||= isYes(cells('isarchived', 'archived'));
  show.isLiked ||= isYes(cells('isfavorited'));
  show.since ??= cells.day('createdat');
};

/** A show that is followed and was not begun is one to be seen. */
const isToSee = ({ isForLater, isFollowed, isArchived, isBegun }: FollowedShow): boolean =>
  !isArchived && (isForLater || (isFollowed && !isBegun));

function* findingsOf(shows: Shows): Findings {
  for (const [tvdb, show] of shows) {
    const { name, isBegun, isListed, isArchived, isLiked, since = null } = show;
    if (isArchived) yield stoppedFinding({ name, media_type: 'tv', tvdb });
    yield titleFinding({
      name,
      media_type: 'tv',
      tvdb,
      likedAt: isLiked ? null : undefined,
      listedAt: isToSee(show) ? since : undefined,
      // It is only counted how many episodes were.
      lastSeenAt: isBegun && !isListed ? null : undefined,
    });
  }
}

const episodeOf = (cells: Cells, { name }: FollowedShow): Finding => {
  const episode = readEpisode({
    season: cells('sno', 'seasonnumber'),
    number: cells('epno', 'episodenumber'),
    seenAt: cells.day('createdat'),
    tvdb: cells('epid', 'episodeid'),
  });
  const tvdb = readNumber(cells('sid'));
  return titleFinding({ name: cells('seriesname') || name, media_type: 'tv', tvdb, episodes: [episode] });
};

const ratingOf = (cells: Cells): Finding =>
  titleFinding({
    name: cells('tvshowname'),
    media_type: 'tv',
    tvdb: readNumber(cells('tvshowid')),
    rating: readRating(cells('rating'), STARS),
  });

function* readTable({ table }: KnownFile, shows: Shows): Findings {
  const isOfRatings = hasColumns(table, 'rating');
  for (const cells of recordsOf(table)) {
    const show = isOfRatings ? undefined : showIn(shows, cells);
    if (show) note(show, cells);
    if (show && isEpisode(cells)) yield episodeOf(cells, show);
    yield isOfRatings ? ratingOf(cells) : undefined;
  }
}

/** The tracking of shows, the shows that are followed and what is known of each, and ratings. */
function* readShows(files: readonly KnownFile[]): Findings {
  const shows: Shows = new Map();
  for (const file of files) yield* readTable(file, shows);
  yield* findingsOf(shows);
}

type Form = 'json' | keyof typeof ROWS | 'gdpr-movies' | 'gdpr-votes' | 'gdpr-lists' | 'gdpr-shows';

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
    for (const file of filesOf('json')) yield* readExportJson(file);
    for (const [form, readRow] of Object.entries(ROWS))
      for (const { table } of filesOf(form as Form)) for (const cells of recordsOf(table)) yield* readRow(cells);
    yield* readGdpr(filesOf);
  },
};
