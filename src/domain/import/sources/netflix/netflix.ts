import { readTime } from '../../cells/read-time.ts';
import { hasColumns, recordsOf, type Cells } from '../../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings } from '../../finding.ts';
import type { DateOrder } from '../../import-reading.ts';
import type { KnownFile } from '../../known-file.ts';
import { inTurn, type SourceReader } from '../../source-reader.ts';
import { DateColumn, readDay } from './date-column.ts';
import { SeriesNames } from './series-names.ts';

/** Who stopped after so long has not seen it. */
const GLIMPSE_MINUTES = 5;

const isGlimpse = (cells: Cells): boolean => {
  const [, hours, minutes] = /^(\d+):(\d\d):\d\d$/.exec(cells('duration')) ?? [];
  return hours !== undefined && Number(hours) * 60 + Number(minutes) < GLIMPSE_MINUTES;
};

const dayOf = (cells: Cells): string => cells('starttime', 'date').split(' ')[0] ?? '';

const seenAt = (cells: Cells, order: DateOrder): string | null =>
  (cells('starttime') === '' ? readDay(cells('date'), order) : readTime(cells('starttime'))) ?? null;

interface Known {
  readonly series: SeriesNames;
  readonly order: DateOrder;
}

const findingOf = (cells: Cells, { series, order }: Known): Finding => {
  const name = cells('title');
  if (cells('supplementalvideotype') !== '') return leftOut(name, 'video');
  const show = series.seriesOf(name);
  if (show !== undefined) return leftOut(show, 'episode');
  // What has a colon may still be an episode of a show that has no seasons.
  const media_type = /[:：]/.test(name) ? undefined : 'movie';
  return titleFinding({ name, media_type, seenAt: isGlimpse(cells) ? undefined : seenAt(cells, order) });
};

function* readFile({ table }: KnownFile, answer: DateOrder | undefined): Findings {
  const [series, dates] = [new SeriesNames(), new DateColumn()];
  for (const cells of recordsOf(table)) {
    if (cells('supplementalvideotype') === '') series.note(cells('title'), dayOf(cells));
    dates.note(cells('date'));
    yield undefined;
  }
  const question = answer === undefined ? dates.question : '';
  for (const cells of recordsOf(table)) {
    const finding = findingOf(cells, { series, order: dates.order(answer) });
    // Of an episode no date is kept.
    if (question !== '' && finding.kind === 'title') yield { kind: 'ask-date-order', example: question };
    yield finding;
  }
}

/** Netflix's viewing history, and its data request (product.md, Import: Netflix). */
export const netflix: SourceReader = {
  source: 'netflix',
  recognises: ({ table }) =>
    (table.columns.size === 2 && hasColumns(table, 'title', 'date')) ||
    hasColumns(table, 'title', 'starttime', 'supplementalvideotype'),
  read: (files, answer) => inTurn(files, (file) => readFile(file, answer)),
};
