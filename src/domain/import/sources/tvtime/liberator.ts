import type { MediaType } from '../../../title.ts';
import { readImdbId, readNumber } from '../../cells/read-ids.ts';
import { readRating } from '../../cells/read-rating.ts';
import { readTitleType } from '../../cells/read-title-type.ts';
import { readYesNo } from '../../cells/read-yes-no.ts';
import { type Cells, recordsOf } from '../../cells/table.ts';
import { episodeFinding } from '../../episodes/episode-finding.ts';
import {
  type Finding,
  type Findings,
  leftOut,
  stoppedFinding,
  type TitleStatement,
  titleFinding,
} from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { isGivenUp, saidByState } from '../service-state.ts';
import { showState } from './show-status.ts';

const STARS = 5;

const findingOf = (cells: Cells, said: (media_type: MediaType | undefined) => Partial<TitleStatement>): Finding => {
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

/** Its number is the episode's: the show is known by its name. */
const episodeOf = (cells: Cells): Finding =>
  episodeFinding(
    { name: cells('title'), media_type: 'tv' },
    {
      season: cells('season', 'seasonnumber'),
      number: cells('episode', 'episodenumber'),
      seenAt: cells.day('watchedat'),
      tvdb: cells('tvdbid'),
    },
  );

const viewingOf = (cells: Cells, media_type: MediaType | undefined): Partial<TitleStatement> => {
  const time = cells.day('watchedat') ?? null;
  return media_type === 'movie' ? { seenAt: time } : { lastSeenAt: time };
};

const isEpisodeSeen = (cells: Cells): boolean =>
  readTitleType(cells).reason === 'episode' && readYesNo(cells('iswatched')) === true;

const showOf = (cells: Cells): TitleStatement => ({
  name: cells('title'),
  media_type: 'tv',
  imdb: readImdbId(cells('imdbid')),
  tvdb: readNumber(cells('tvdbid')),
});

/** Films, shows and episodes, a row each. */
export function* readActivity({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) {
    if (isEpisodeSeen(cells)) {
      yield episodeOf(cells);
      continue;
    }
    const state = showState(cells('status'));
    if (isGivenUp(state)) yield stoppedFinding(showOf(cells));
    yield findingOf(cells, (media_type) => ({
      rating: readRating(cells('rating')),
      // Of a show it may be that an episode of it was watched.
      ...(media_type !== 'tv' && readYesNo(cells('iswatched')) === true && viewingOf(cells, media_type)),
      listedAt: readYesNo(cells('iswatchlisted')) === true ? null : undefined,
      ...(media_type === 'tv' && readYesNo(cells('iswatchlisted')) !== true ? saidByState(state) : {}),
    }));
  }
}

/** Its ratings are TV Time's stars. */
export function* readRatings({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) yield findingOf(cells, () => ({ rating: readRating(cells('rating'), STARS) }));
}
