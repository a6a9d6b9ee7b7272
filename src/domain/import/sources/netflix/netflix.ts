import { hasColumns, recordsOf, type Cells } from '../../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { inTurn, type SourceReader } from '../../source-reader.ts';

/** Who stopped after so long has not seen it. */
const GLIMPSE_MINUTES = 5;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const isGlimpse = (cells: Cells): boolean => {
  const [, hours, minutes] = /^(\d+):(\d\d):\d\d$/.exec(cells('duration')) ?? [];
  return hours !== undefined && Number(hours) * 60 + Number(minutes) < GLIMPSE_MINUTES;
};

const COLON = /:\s+|：\s*/;
/** What stands between a show's name and an episode's, and in no film's name. */
const SEASON =
  /^(?:(?:season|series|staffel|saison|temporada|stagione|seizoen|säsong|sæson|sesong|kausi|sezon[au]?|sezóna|évad|сезон)\s*\d+|(?:\d+\.\s*(?:sezon|évad|bölüm))|(?:limited|mini)[- ]?s[eé]rie[s]?|mini-?serie|(?:miniserie|serie) limitad?a|シーズン.*|시즌.*|第.+[季部])$/iu;
const EPISODE =
  /^(?:episode|folge|épisode|episodio|episódio|aflevering|odcinek|avsnitt|afsnit|jakso|bölüm|серия|エピソード|에피소드)\s*\d+$/iu;
/** Films have them at their end: only before another part are they a show's. */
const PART =
  /^(?:part|teil|partie|parte|deel|volume|vol\.?|book|buch|livre|libro|chapter|kapitel|chapitre|cap[ií]tulo|collection)\s*\S*$/iu;
const NUMBERED = /\((?:episode|folge|épisode|episodio|episódio|aflevering)\s*\d+\)$/iu;

/** So many titles that begin alike, two of them seen on one day, are a show's. */
const MANY = 6;

interface Beginning {
  readonly titles: Set<string>;
  readonly days: Set<string>;
  /** Two of them were seen on one day. */
  isBinged: boolean;
}

const isDivider = (segment: string, at: number, segments: readonly string[]): boolean =>
  at > 0 && (SEASON.test(segment) || EPISODE.test(segment) || (PART.test(segment) && at < segments.length - 1));

/** The show of an episode whose title says that it is one. */
const toldSeries = (title: string): string | undefined => {
  const segments = title.split(COLON);
  const at = segments.findIndex(isDivider);
  if (at > 0) return segments.slice(0, at).join(': ');
  return NUMBERED.test(title) ? segments.slice(0, -1).join(': ') || title : undefined;
};

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
