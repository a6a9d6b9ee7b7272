import { hasColumns, recordsOf, type Cells } from '../../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { inTurn, type SourceReader } from '../../source-reader.ts';
import { SeriesNames } from './series-names.ts';

/** Who stopped after so long has not seen it. */
const GLIMPSE_MINUTES = 5;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const isGlimpse = (cells: Cells): boolean => {
  const [, hours, minutes] = /^(\d+):(\d\d):\d\d$/.exec(cells('duration')) ?? [];
  return hours !== undefined && Number(hours) * 60 + Number(minutes) < GLIMPSE_MINUTES;
};

const findingOf = (cells: Cells, series: SeriesNames): Finding => {
  const name = cells('title');
  if (cells('supplementalvideotype') !== '') return leftOut(name, 'video');
  const show = series.seriesOf(name);
  // Of an episode no day is kept.
  if (show !== undefined) return leftOut(show, 'episode');
  // What has a colon may still be an episode of a show that has no seasons.
  const media_type = /[:：]/.test(name) ? undefined : 'movie';
  const seenAt = isGlimpse(cells) ? undefined : (cells.day('starttime', 'date') ?? null);
  return titleFinding({ name, media_type, seenAt });
};

function* readFile({ table }: KnownFile): Findings {
  const series = new SeriesNames();
  for (const cells of recordsOf(table)) {
    const day = cells.peekDay('starttime', 'date')?.slice(0, DAY_LENGTH) ?? '';
    if (cells('supplementalvideotype') === '') series.note(cells('title'), day);
    yield undefined;
  }
  for (const cells of recordsOf(table)) yield findingOf(cells, series);
}

/** Netflix's viewing history, and its data request (product.md, Import: Netflix). */
export const netflix: SourceReader = {
  source: 'netflix',
  recognises: ({ table }) =>
    (table.columns.size === 2 && hasColumns(table, 'title', 'date')) ||
    hasColumns(table, 'title', 'starttime', 'supplementalvideotype'),
  read: (files) => inTurn(files, readFile),
};
