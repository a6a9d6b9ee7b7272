import type { MediaType } from '../../../title.ts';
import { readImdbId, readNumber } from '../../cells/read-ids.ts';
import { readTitleType } from '../../cells/read-title-type.ts';
import { readYear } from '../../cells/read-year.ts';
import { readYesNo } from '../../cells/read-yes-no.ts';
import { recordsOf, type Cells } from '../../cells/table.ts';
import { episodeFinding } from '../../episodes/episode-finding.ts';
import {
  listFinding,
  stoppedFinding,
  titleFinding,
  type Finding,
  type Findings,
  type Statement,
} from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { isLikeList } from './like-list.ts';
import { isGivenUp, showStatus } from './show-status.ts';

const titleOf = (cells: Cells, media_type: MediaType | undefined): Statement => ({
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
  const show: Statement = {
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

export function* readMovies({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) yield movieOf(cells);
}

export function* readSeries({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) {
    const series = titleOf(cells, 'tv');
    if (isGivenUp(cells('status'))) yield stoppedFinding(series);
    yield titleFinding({ ...series, ...showStatus(cells('status'), cells.day('createdat')) });
  }
}

export function* readEpisodes({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) yield episodeOf(cells);
}

export function* readLists({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) {
    const list = cells('listname');
    const title = titleOf(cells, readTitleType(cells).media_type);
    const listId = { key: `tvtime:${cells('listid')}` };
    if (!isLikeList(list)) yield listFinding(list, '', listId);
    const place = isLikeList(list) ? { likedAt: null } : { list, listId };
    yield titleFinding({ ...title, ...place, position: cells('customorder') });
  }
}
