import { readImdbId, readNumber } from '../../cells/read-ids.ts';
import { readRating, STARS } from '../../cells/read-rating.ts';
import { readTitleType, type TitleType } from '../../cells/read-title-type.ts';
import { readYear } from '../../cells/read-year.ts';
import { isYes } from '../../cells/read-yes-no.ts';
import type { Cells } from '../../cells/table.ts';
import { readEpisode } from '../../episodes/read-episode.ts';
import { type Findings, listFinding, stoppedFinding, type TitleStatement, titleFinding } from '../../finding.ts';
import {
  type FiledState,
  isGivenUp,
  saidByAnswer,
  saidByState,
  type ServiceStates,
  statedTitle,
} from '../service-words.ts';

/** Of a show that goes on, up to date is all that was shown. */
const STATES: ServiceStates = {
  notstartedyet: 'to-see',
  notstarted: 'to-see',
  forlater: 'to-see',
  watchlater: 'to-see',
  uptodate: 'seen',
  finished: 'seen',
  completed: 'seen',
  continuing: 'neither',
  watching: 'neither',
  stopped: 'given-up',
};

/** What TV Time says of a show as a whole. */
export const showState = (word: string, listedAt?: () => string | undefined): FiledState => ({
  states: STATES,
  word,
  ...(listedAt && { listedAt }),
});

/** TV Time's two lists of favorites, which are no lists of the visitor's. */
export const isLikeList = (name: string): boolean => /^favou?rites?(?:[- ](?:series|shows?|movies?))?$/i.test(name);

const isWatched = (cells: Cells): boolean => isYes(cells('iswatched'));

const titleOf = (cells: Cells, kind: TitleType): TitleStatement => ({
  name: cells('title', 'name'),
  year: readYear(cells('year')),
  ...kind,
  tmdb: kind.media_type && readNumber(cells('tmdbid')),
  imdb: readImdbId(cells('imdbid')),
  tvdb: readNumber(cells('tvdbid')),
});

/** TheTVDB's number is the episode's: Liberator's tables know the show by its name. */
const readEpisodeRow = (cells: Cells): Findings => {
  const show: TitleStatement = {
    name: cells('title'),
    media_type: 'tv',
    imdb: readImdbId(cells('seriesimdbid')),
    tvdb: readNumber(cells('seriestvdbid')),
  };
  const episode = readEpisode({
    season: cells('season', 'seasonnumber'),
    number: cells('episode', 'episodenumber'),
    seenAt: cells.day('watchedat'),
    tvdb: cells('tvdbid'),
  });
  return [titleFinding({ ...show, episodes: [episode] })];
};

/** What Liberator's table says of a title that is no episode: of a show it may be that an episode of it was watched. */
const activityOf = (cells: Cells, title: TitleStatement, state: FiledState): TitleStatement => {
  const isListed = isYes(cells('iswatchlisted'));
  const rated = { ...title, rating: readRating(cells('rating')), listedAt: isListed ? null : undefined };
  if (title.media_type === 'tv') return { ...rated, ...(isListed ? {} : saidByState(state)) };
  if (!isWatched(cells)) return rated;
  const time = cells.day('watchedat') ?? null;
  return { ...rated, ...(title.media_type === 'movie' ? { seenAt: time } : { lastSeenAt: time }) };
};

function* readActivity(cells: Cells): Findings {
  const title = titleOf(cells, readTitleType(cells));
  if (title.reason === 'episode' && isWatched(cells)) {
    yield* readEpisodeRow(cells);
    return;
  }
  const state = showState(cells('status'));
  if (isGivenUp(state)) yield stoppedFinding(titleOf(cells, { media_type: 'tv' }));
  yield titleFinding(title.reason ? title : activityOf(cells, title, state));
}

function* readListRow(cells: Cells): Findings {
  const list = cells('listname');
  const listId = { key: `tvtime:${cells('listid')}` };
  if (!isLikeList(list)) yield listFinding(list, '', listId);
  const place = isLikeList(list) ? { likedAt: null } : { list, listId };
  yield titleFinding({ ...titleOf(cells, readTitleType(cells)), ...place, position: cells('customorder') });
}

/** A film that is not seen is there because it is to be. */
const movieOf = (cells: Cells): TitleStatement => ({
  ...titleOf(cells, { media_type: 'movie' }),
  ...saidByAnswer(cells('iswatched'), { seenAt: () => cells.day('watchedat'), listedAt: () => cells.day('createdat') }),
});

/** What a row of each table of the newer export, and of TV Time Liberator's, comes to. Its ratings are TV Time's stars. */
export const ROWS = {
  activity: readActivity,
  'liberator-ratings': (cells) => [
    titleFinding({ ...titleOf(cells, readTitleType(cells)), rating: readRating(cells('rating'), STARS) }),
  ],
  episodes: (cells) => (isWatched(cells) ? readEpisodeRow(cells) : []),
  lists: readListRow,
  movies: (cells) => [titleFinding(movieOf(cells))],
  series: (cells) =>
    statedTitle(
      titleOf(cells, { media_type: 'tv' }),
      showState(cells('status'), () => cells.day('createdat')),
    ),
} as const satisfies Record<string, (cells: Cells) => Findings>;
