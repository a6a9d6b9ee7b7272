import type { MediaType } from '../../../title.ts';
import { readImdbId, readNumber } from '../../cells/read-ids.ts';
import { readRating } from '../../cells/read-rating.ts';
import { readTitleType } from '../../cells/read-title-type.ts';
import { readYesNo } from '../../cells/read-yes-no.ts';
import { recordsOf, type Cells } from '../../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings, type Statement } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { showStatus } from './show-status.ts';

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

export function* readActivity({ table }: KnownFile): Findings {
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
export function* readRatings({ table }: KnownFile): Findings {
  for (const cells of recordsOf(table)) yield findingOf(cells, () => ({ rating: readRating(cells('rating'), STARS) }));
}
