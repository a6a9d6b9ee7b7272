import { hasColumns, recordsOf, type Cells } from '../../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { fileReader } from '../../source-reader.ts';
import { COLON, episodeOfTitle, toldSeries } from './episode-title.ts';

/** Who stopped after so long has not seen it. */
const GLIMPSE_MINUTES = 5;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const isGlimpse = (cells: Cells): boolean => {
  const [, hours, minutes] = /^(\d+):(\d\d):\d\d$/.exec(cells('duration')) ?? [];
  return hours !== undefined && Number(hours) * 60 + Number(minutes) < GLIMPSE_MINUTES;
};

/** So many titles that begin alike, two of them seen on one day, are a show's. */
const MANY = 6;

interface Beginning {
  readonly titles: Set<string>;
  readonly days: Set<string>;
  /** Two of them were seen on one day. */
  isBinged: boolean;
}

/**
 * Tells the episodes of shows from films, which have colons in their names as well (product.md, Import: Netflix). It has to know all
 * titles before it is asked.
 */
class SeriesNames {
  private readonly told = new Set<string>();
  private readonly beginnings = new Map<string, Beginning>();

  note(title: string, day: string): void {
    const series = toldSeries(title);
    if (series !== undefined) this.told.add(series);
    const [beginning = '', ...rest] = title.split(COLON);
    if (rest.length === 0) return;
    const known = this.beginnings.get(beginning) ?? { titles: new Set(), days: new Set(), isBinged: false };
    if (!known.titles.has(title) && known.days.has(day)) known.isBinged = true;
    known.titles.add(title);
    known.days.add(day);
    this.beginnings.set(beginning, known);
  }

  /** The show that it is an episode of; undefined for a film. */
  seriesOf(title: string): string | undefined {
    const segments = title.split(COLON);
    const beginnings = segments.slice(1).map((_, at) => segments.slice(0, at + 1).join(': '));
    return toldSeries(title) ?? beginnings.find((beginning) => this.told.has(beginning) || this.isSeries(beginning));
  }

  private isSeries(beginning: string): boolean {
    const known = this.beginnings.get(beginning);
    return known !== undefined && known.isBinged && known.titles.size >= MANY;
  }
}

const seenAt = (cells: Cells): string | null => cells.day('starttime', 'date') ?? null;

const episodeFinding = (cells: Cells, show: string): Finding => {
  if (isGlimpse(cells)) return leftOut(show, 'unmarked');
  const episode = episodeOfTitle(cells('title'), show);
  if (episode.number === undefined && episode.name === '') return leftOut(show, 'unreadable');
  return titleFinding({ name: show, media_type: 'tv', episodes: [{ ...episode, seenAt: seenAt(cells) }] });
};

const findingOf = (cells: Cells, series: SeriesNames): Finding => {
  const name = cells('title');
  if (cells('supplementalvideotype') !== '') return leftOut(name, 'video');
  const show = series.seriesOf(name);
  if (show !== undefined) return episodeFinding(cells, show);
  // What has a colon may still be an episode of a show that has no seasons.
  const media_type = /[:：]/.test(name) ? undefined : 'movie';
  const time = isGlimpse(cells) ? undefined : seenAt(cells);
  return titleFinding({ name, media_type, ...(media_type ? { seenAt: time } : { lastSeenAt: time }) });
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
export const netflix = fileReader(
  'netflix',
  ({ table }) =>
    (table.columns.size === 2 && hasColumns(table, 'title', 'date')) ||
    hasColumns(table, 'title', 'starttime', 'supplementalvideotype'),
  readFile,
);
