import { COLUMNS } from '../cells/column-names.ts';
import { OTHER_NAMES } from '../cells/known-columns.ts';
import { readPlaceNumber } from '../cells/read-ids.ts';
import { readShowIds, readTitleIds } from '../cells/read-title-ids.ts';
import { readTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { readYesNo } from '../cells/read-yes-no.ts';
import { recordsOf, type Cells, type Table } from '../cells/table.ts';
import { episodeIn, episodeInName, type EpisodeCode } from '../episodes/episode-code.ts';
import { leftOut, stoppedFinding, titleFinding, type Finding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { laterOf } from '../merge-imported.ts';
import { namedRole } from './role-by-name.ts';
import { isUnknownState, saidByColumns } from './said-by-columns.ts';

/** What a row calls its title: by each of its names it may be found. */
export const episodeNamesOf = (cells: Cells): Pick<TitleStatement, 'name' | 'otherNames'> => {
  const names = [cells(...COLUMNS.name), ...OTHER_NAMES.map((column) => cells(column))].filter((name) => name !== '');
  const [name = cells(...COLUMNS.showName), ...otherNames] = names;
  return { name, otherNames };
};

const hasAny = ({ columns }: Table, names: readonly string[]): boolean => names.some((name) => columns.has(name));

const nameOfShow = (cells: Cells): string => cells(...COLUMNS.showName) || cells(...COLUMNS.name);

/** The shows of whose episodes a table has several years, by their names: these are not the show's. */
export function* showsOfSeveralYears(table: Table): Generator<undefined, ReadonlySet<string>> {
  const years = new Map<string, string>();
  const several = new Set<string>();
  if (!hasAny(table, COLUMNS.year) || !hasAny(table, COLUMNS.episode)) return several;
  for (const cells of recordsOf({ columns: table.columns, header: table.header, rows: table.rows })) {
    const [show, year] = [nameOfShow(cells), cells(...COLUMNS.year)];
    if (cells(...COLUMNS.episode) !== '') {
      if ((years.get(show) ?? year) !== year) several.add(show);
      years.set(show, year);
    }
    yield undefined;
  }
  return several;
}

/** The show of a row: what is called a name beside it is that of the episode. */
const showOf = (cells: Cells): TitleStatement => ({
  ...(cells(...COLUMNS.showName) === '' ? episodeNamesOf(cells) : { name: cells(...COLUMNS.showName) }),
  year: readYear(cells(...COLUMNS.year)),
  ...readTitleIds(cells),
  ...readShowIds(cells),
  media_type: 'tv',
});

/** When an episode was seen, as far as its row or the name of the file says that it was. */
const seenAtOf = (said: Partial<TitleStatement>, file: KnownFile): string | null | undefined =>
  Object.keys(said).length === 0 ? namedRole(file)?.seenAt : laterOf(said.seenAt, said.lastSeenAt);

/** A row of an episode, by its columns or by the name of its title. */
const filedEpisode = (
  cells: Cells,
): { readonly show: TitleStatement; readonly place: EpisodeCode | undefined } | undefined => {
  const { reason } = readTitleType(cells);
  const named = reason === undefined || reason === 'episode' ? episodeInName(cells(...COLUMNS.name)) : undefined;
  if (!named && reason !== 'episode') return undefined;
  const show = showOf(cells);
  const place = reason === 'episode' ? episodeIn(cells(...COLUMNS.season), cells(...COLUMNS.episode)) : undefined;
  if (!named || place) return { show, place };
  return { show: cells(...COLUMNS.showName) === '' ? { ...show, name: named.before } : show, place: named };
};

/** What a row says of an episode; undefined where it is of something else (product.md, Import: episodes in tables). */
export const episodeRow = (cells: Cells, file: KnownFile, ofSeveralYears: ReadonlySet<string>): Finding | undefined => {
  const filed = filedEpisode(cells);
  if (!filed) return undefined;
  const { place } = filed;
  const show = ofSeveralYears.has(nameOfShow(cells)) ? { ...filed.show, year: undefined } : filed.show;
  const said = saidByColumns(cells);
  const seenAt = seenAtOf(said, file);
  if (seenAt === undefined) return leftOut(show.name, 'episode', isUnknownState(said) ? said.elseLeftOut?.word : '');
  if (!place) return leftOut(show.name, 'unreadable');
  return titleFinding({ ...show, episodes: place.numbers.map((number) => ({ season: place.season, number, seenAt })) });
};

/** Whether a table counts of each show how many episodes are left. */
export const isProgress = (table: Table): boolean => hasAny(table, COLUMNS.remaining) && hasAny(table, COLUMNS.episode);

/** What such a row says of its show: the episode is the last one that was seen. Those before it the file does not name. */
export function* readProgress(cells: Cells): Findings {
  const show = showOf(cells);
  const last = episodeIn('', cells(...COLUMNS.episode));
  const [number = 0] = last?.numbers ?? [];
  const isArchived = readYesNo(cells(...COLUMNS.archived)) === true;
  if (isArchived) yield stoppedFinding(show);
  if (!last || number === 0)
    yield isArchived ? leftOut(show.name, 'unmarked') : titleFinding({ ...show, listedAt: null });
  else if (readPlaceNumber(cells(...COLUMNS.remaining)) === 0) yield titleFinding({ ...show, seenAt: null });
  else yield titleFinding({ ...show, episodes: [{ season: last.season, number, seenAt: null }] });
}
