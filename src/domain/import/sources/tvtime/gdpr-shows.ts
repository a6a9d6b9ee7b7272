import { readNumber } from '../../cells/read-ids.ts';
import { readRating } from '../../cells/read-rating.ts';
import { readYesNo } from '../../cells/read-yes-no.ts';
import { hasColumns, recordsOf, type Cells } from '../../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';

/** What all files together say of a show. */
interface FollowedShow {
  name: string;
  /** Episodes of it were seen. */
  isBegun: boolean;
  isFollowed: boolean;
  isForLater: boolean;
  isArchived: boolean;
  isLiked: boolean;
  since: string | undefined;
}

type Shows = Map<number, FollowedShow>;

const STARS = 5;

const isTrue = (cell: string): boolean => readYesNo(cell) === true;

const showIn = (shows: Shows, cells: Cells): FollowedShow | undefined => {
  const id = readNumber(cells('sid', 'tvshowid'));
  if (id === undefined) return undefined;
  const show = shows.get(id) ?? {
    name: '',
    isBegun: false,
    isFollowed: false,
    isForLater: false,
    isArchived: false,
    isLiked: false,
    since: undefined,
  };
  show.name ||= cells('seriesname', 'tvshowname');
  shows.set(id, show);
  return show;
};

const note = (show: FollowedShow, cells: Cells): void => {
  show.isBegun ||= cells('key').startsWith('watch-episode') || Number(cells('epwatchcount', 'nbepisodesseen')) > 0;
  show.isFollowed ||= isTrue(cells('isfollowed', 'active'));
  show.isForLater ||= isTrue(cells('isforlater'));
  show.isArchived ||= isTrue(cells('isarchived', 'archived'));
  show.isLiked ||= isTrue(cells('isfavorited'));
  show.since ??= cells.day('createdat');
};

/** A show that is followed and was not begun is one to be seen. */
const isToSee = ({ isForLater, isFollowed, isArchived, isBegun }: FollowedShow): boolean =>
  !isArchived && (isForLater || (isFollowed && !isBegun));

function* findingsOf(shows: Shows): Generator<Finding> {
  for (const [tvdb, show] of shows) {
    const { name, isBegun, isLiked, since = null } = show;
    if (isBegun) yield leftOut(name, 'episode');
    const likedAt = isLiked ? null : undefined;
    yield titleFinding({ name, media_type: 'tv', tvdb, likedAt, listedAt: isToSee(show) ? since : undefined });
  }
}

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
    yield isOfRatings ? ratingOf(cells) : undefined;
  }
}

/** The tracking of shows, the shows that are followed and what is known of each, and ratings. */
export function* readShows(files: readonly KnownFile[]): Findings {
  const shows: Shows = new Map();
  for (const file of files) yield* readTable(file, shows);
  yield* findingsOf(shows);
}
