import { readNumber } from '../../cells/read-ids.ts';
import { readRating, STARS } from '../../cells/read-rating.ts';
import { isAny, isYes } from '../../cells/read-yes-no.ts';
import { hasColumns, recordsOf, type Cells } from '../../cells/table.ts';
import { readEpisode } from '../../episodes/read-episode.ts';
import { stoppedFinding, titleFinding, type Finding, type Findings } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';

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
export function* readShows(files: readonly KnownFile[]): Findings {
  const shows: Shows = new Map();
  for (const file of files) yield* readTable(file, shows);
  yield* findingsOf(shows);
}
