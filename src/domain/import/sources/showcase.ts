import { readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readYear } from '../cells/read-year.ts';
import { readYesNo } from '../cells/read-yes-no.ts';
import { hasColumns, noteDays, recordsOf, type Cells, type Table } from '../cells/table.ts';
import { readEpisode } from '../episodes/read-episode.ts';
import { listFinding, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import type { Row } from '../parsed-file.ts';
import { fileReader } from '../source-reader.ts';
import { meaningOf, statedTitle, type FiledState, type ServiceStates, type Words } from './service-words.ts';

/** What the columns of its first exports are called now. Their `rating` is TMDB's. */
const LATER_NAMES: ReadonlyMap<string, string> = new Map([
  ['movieid', 'tmdbid'],
  ['rating', 'tmdbrating'],
  ['personalrating', 'rating'],
  ['personalfinishdate', 'finishdate'],
  ['watched', 'categories'],
  ['movie', 'ismovie'],
  ['seasonnumber', 'season'],
  ['episodenumber', 'episode'],
]);
const isFirstForm = (table: Table): boolean =>
  hasColumns(table, 'movieid', 'personalrating', 'personalfinishdate', 'watched', 'movie');

const renamed = (table: Table): Table => ({
  ...table,
  columns: new Map([...table.columns].map(([name, place]) => [LATER_NAMES.get(name) ?? name, place])),
});

/** Numbers that have a comma where the language of the phone writes one: two cells, for they are not in quotes. */
const DECIMALS = ['tmdbrating', 'rating', 'episoderating'];

const withPoints = ({ columns, header }: Table, row: Row): Row =>
  DECIMALS.reduce<Row>((cells, name) => {
    const at = columns.get(name) ?? cells.length;
    const [whole = '', tenths = ''] = cells.slice(at, at + 2);
    const isSplit = cells.length > header.length && /^\d+$/.test(whole) && /^\d$/.test(tenths);
    return isSplit ? [...cells.slice(0, at), `${whole}.${tenths}`, ...cells.slice(at + 2)] : cells;
  }, row);

/** What a row has in a column: its first exports write 'null' where there is nothing. */
const cellOf = (cells: Cells, column: string): string => (cells(column) === 'null' ? '' : cells(column));

/** By the number of what ShowCase calls a category. */
const CATEGORIES: ServiceStates = { 0: 'to-see', 1: 'seen', 2: 'neither', 3: 'neither', 4: 'given-up' };
const NAMES: Words<string> = { 2: 'Watching', 3: 'On hold', 4: 'Dropped' };

const stateOf = (cells: Cells): FiledState => {
  const word = cellOf(cells, 'categories');
  return { states: CATEGORIES, word, name: meaningOf(NAMES, word), seenAt: () => cells.day('finishdate') };
};

const titleOf = (cells: Cells): TitleStatement => {
  const isMovie = readYesNo(cellOf(cells, 'ismovie'));
  return {
    name: cellOf(cells, 'title'),
    year: readYear(cellOf(cells, 'releasedate')),
    media_type: isMovie === undefined ? undefined : isMovie ? 'movie' : 'tv',
    tmdb: readNumber(cellOf(cells, 'tmdbid')),
  };
};

/** Tags took the place of the lists that it had before. */
const tagsOf = (cells: Cells): readonly string[] =>
  cellOf(cells, 'tags')
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Each list comes before its first title. */
function* readTags(tags: readonly string[], lists: Set<string>): Findings {
  for (const tag of tags.filter((each) => !lists.has(each))) yield listFinding(tag);
  for (const tag of tags) lists.add(tag);
}

/** A row is of a title and, where it has the number of one, of an episode that was seen: each says again what is said of the show. */
function* readRow(cells: Cells, lists: Set<string>): Findings {
  const title = titleOf(cells);
  const [tag, ...otherTags] = tagsOf(cells);
  yield* readTags(tagsOf(cells), lists);
  const said = { rating: readRating(cellOf(cells, 'rating')), note: cellOf(cells, 'moviereview'), list: tag };
  const [season, number] = [cellOf(cells, 'season'), cellOf(cells, 'episode')];
  const isOfEpisode = title.media_type !== 'movie' && season + number !== '';
  const episodes = isOfEpisode ? [readEpisode({ season, number, seenAt: cells.day('episodewatchdate') })] : [];
  yield* statedTitle({ ...title, ...said, episodes }, stateOf(cells));
  for (const list of otherTags) yield titleFinding({ ...title, list });
}

function* readFile({ table: filed }: KnownFile): Findings {
  const named = isFirstForm(filed) ? renamed(filed) : filed;
  const rows: Row[] = [];
  for (const row of named.rows) {
    rows.push(withPoints(named, row));
    yield undefined;
  }
  const table = { ...named, rows };
  // The days of columns that have other names now, or that were a cell further on.
  yield* noteDays(table);
  const lists = new Set<string>();
  for (const cells of recordsOf(table)) yield* readRow(cells, lists);
}

/** ShowCase's table, of movies and shows or of episodes too (product.md, Import: ShowCase). */
export const showcase = fileReader(
  'showcase',
  ({ table }) => hasColumns(table, 'tmdbid', 'title', 'finishdate', 'ismovie', 'categories') || isFirstForm(table),
  readFile,
);
