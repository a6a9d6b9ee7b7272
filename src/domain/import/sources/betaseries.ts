import { readPlaceNumber } from '../cells/read-ids.ts';
import { isYes } from '../cells/read-yes-no.ts';
import { hasColumns, type Cells, type Table } from '../cells/table.ts';
import { episodeIn } from '../episodes/episode-code.ts';
import { stoppedFinding, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import { rowReader } from '../source-reader.ts';
import { statedTitle, type ServiceStates } from './service-words.ts';

const STATES: ServiceStates = { 0: 'to-see', 1: 'seen' };

const readMovie = (cells: Cells): Findings =>
  statedTitle(
    { name: cells('title'), media_type: 'movie' },
    { states: STATES, word: cells('status'), seenAt: () => cells.day('date') },
  );

/** It counts how many episodes are left: the one that it names is the last that was seen. Those before it the file does not name. */
const saidOfShow = (cells: Cells): Partial<TitleStatement> => {
  const [code, last] = [cells('episode'), episodeIn('', cells('episode'))];
  const [number = 0] = last?.numbers ?? [];
  if (!last && code !== '') return { elseLeftOut: { reason: 'unknown-state', word: code } };
  if (!last || number === 0) return isYes(cells('archive')) ? {} : { listedAt: null };
  if (readPlaceNumber(cells('remaining')) === 0) return { seenAt: null };
  return { episodes: [{ season: last.season, number, seenAt: null }] };
};

const readShow = (cells: Cells): Findings => {
  const show: TitleStatement = { name: cells('title'), media_type: 'tv' };
  const stopped = isYes(cells('archive')) ? [stoppedFinding(show)] : [];
  return [...stopped, titleFinding({ ...show, ...saidOfShow(cells) })];
};

const readEpisode = (cells: Cells): Findings => {
  const place = episodeIn('', cells('episode'));
  const seenAt = cells.day('date') ?? null;
  const episodes = place?.numbers.map((number) => ({ season: place.season, number, seenAt })) ?? [undefined];
  return [titleFinding({ name: cells('show'), media_type: 'tv', episodes })];
};

const FORMS: readonly (readonly [columns: readonly string[], read: (cells: Cells) => Findings])[] = [
  [['id', 'title', 'archive', 'episode', 'remaining', 'status'], readShow],
  [['id', 'show', 'episode', 'title', 'date'], readEpisode],
  [['id', 'title', 'status', 'date'], readMovie],
];

/** It has no other columns, but for its tags: these names alone might be anybody's. */
const formOf = (table: Table) =>
  FORMS.find(
    ([columns]) =>
      hasColumns(table, ...columns) && table.columns.size <= columns.length + (hasColumns(table, 'tags') ? 1 : 0),
  );

/** BetaSeries' three tables (product.md, Import: BetaSeries). */
export const betaseries = rowReader(
  'betaseries',
  ({ table }) => formOf(table) !== undefined,
  (cells, { table }) => formOf(table)?.[1](cells) ?? [],
);
