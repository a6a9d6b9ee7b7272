import { dayNumber } from '../../days/day-of-time.ts';
import { plainCell } from '../../export/safe-cell.ts';
import { seenDayOf } from '../../library/marks/seen-day.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { readNumber, readPlaceNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, type Cells } from '../cells/table.ts';
import { type ImportedEpisode, ownEpisode } from '../episodes/imported-episode.ts';
import { titleFinding, type Finding, type TitleStatement } from '../finding.ts';
import { rowReader } from '../source-reader.ts';

type Said = Partial<TitleStatement>;

/** What the list of a row says; the marks have columns of their own, in every row. */
const saidByList = (cells: Cells): Said => {
  const list = cells('list');
  if (list === 'watchlist') return { listedAt: cells.day('addedat') ?? null };
  if (list === 'favorites') return { likedAt: cells.day('addedat') ?? null };
  return list === 'collection' ? { list: plainCell(cells('collection')) } : {};
};

const ownDay = (cells: Cells, days: DayReading): string | undefined =>
  days.ownTime(cells('watchedat'), () => cells.day('watchedat'));

const markIn = (cells: Cells, days: DayReading): Said => {
  const seenAt = cells('watchedat') === '' ? undefined : (ownDay(cells, days) ?? null);
  const thought = { rating: readRating(cells('rating10')), note: plainCell(cells('note')) };
  // What was thought some time is not what the visitor thinks of it.
  if (cells('list') === 'viewings') return { seenAt, viewing: thought };
  const whole = cells('list') === 'marks' ? ({ isThoughtWhole: true } as const) : {};
  return { seenAt, ...thought, ...whole, hiddenAt: cells.day('hiddenat') };
};

/** '7', or '1-9999' for a run that is too long for a row an episode. */
const runIn = (text: string): { readonly from: number; readonly to: number } | undefined => {
  const [, first, last = first] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(text) ?? [];
  return first === undefined ? undefined : { from: Number(first), to: Number(last) };
};

const episodeIn = (cells: Cells, days: DayReading): ImportedEpisode | undefined => {
  const [season, run] = [readPlaceNumber(cells('season')), runIn(cells('episode'))];
  const day = seenDayOf(ownDay(cells, days));
  return season === undefined || !run
    ? undefined
    : ownEpisode({ season, ...run, day: day === '' ? null : dayNumber(day) });
};

const saidIn = (cells: Cells, days: DayReading): Said => {
  if (cells('list') === 'episodes') return { media_type: 'tv', episodes: [episodeIn(cells, days)] };
  // A missing media type means movie (product.md, General: title identity).
  const media_type = cells('mediatype', 'type') === '' ? 'movie' : readTitleType(cells).media_type;
  return { media_type, ...saidByList(cells), position: cells('position', 'rank', 'order'), ...markIn(cells, days) };
};

const findingOf = (cells: Cells, days: DayReading): Finding => {
  const [year, tmdb] = [readYear(cells('year')), readNumber(cells('tmdbid'))];
  return titleFinding({ name: plainCell(cells('title')), year, tmdb, ...saidIn(cells, days) });
};

/** Matinee's own table of all lists (data-format.md). */
export const matineeTable = rowReader(
  'matinee',
  // A visitor may have taken out the columns of marks.
  ({ table }) => hasColumns(table, 'list', 'collection', 'mediatype', 'tmdbid'),
  (cells, { days }) => [findingOf(cells, days)],
);
