import { readRating } from '../cells/read-rating.ts';
import { idsOfService, type TitleIds } from '../cells/read-title-ids.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, type Cells } from '../cells/table.ts';
import { countedEpisodes, readEpisode } from '../episodes/read-episode.ts';
import { listFinding, titleFinding, viewingOf, type Finding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { rowReader } from '../source-reader.ts';
import {
  kindOf,
  type ServiceKinds,
  saidByState,
  statedTitle,
  type FiledState,
  type ServiceStates,
} from './service-words.ts';

/** Until 2024 it repeated what was seen. */
const STATES: ServiceStates = {
  planning: 'to-see',
  completed: 'seen',
  repeating: 'seen',
  inprogress: 'neither',
  paused: 'neither',
  dropped: 'given-up',
};

/** An anime may be a movie or a show. */
const KINDS: ServiceKinds = {
  movie: 'movie',
  tv: 'tv',
  season: 'season',
  episode: 'episode',
  manga: 'book',
  book: 'book',
  comic: 'book',
  game: 'game',
  boardgame: 'game',
  podcast: 'video',
  music: 'video',
  musicalbum: 'video',
  musicartist: 'person',
};

/** The first exports name no service: their numbers are TMDB's. */
const idsOf = (cells: Cells, isSourced: boolean): TitleIds => {
  const isOfTmdb = !isSourced && cells('mediatype') !== 'anime';
  return idsOfService(isOfTmdb ? 'tmdb' : cells('source'), cells('mediaid'));
};

/** What is no title has a reason. Of a season and an episode the rest is their own. */
const titleOf = (cells: Cells, isSourced: boolean): TitleStatement => {
  const kind = kindOf(KINDS, cells('mediatype'));
  const title = { name: cells('title'), ...kind, ...idsOf(cells, isSourced) };
  const isPart = kind.reason === 'season' || kind.reason === 'episode';
  // What Floppy says besides.
  const [otherNames, year] = [[cells('originaltitle')], readYear(cells('releasedatetime'))];
  return isPart ? { ...title, media_type: 'tv' } : { ...title, otherNames, year };
};

const stateOf = (cells: Cells): FiledState => ({
  states: STATES,
  word: cells('status'),
  listedAt: () => cells.day('createdat'),
  seenAt: () => cells.day('enddate'),
});

/** Each row of a movie is a viewing, with what was thought of it. */
const readTitle = (cells: Cells, title: TitleStatement): Findings => {
  const [thought, state] = [{ rating: readRating(cells('score')), note: cells('notes') }, stateOf(cells)];
  const episodes = cells('mediatype') === 'anime' ? countedEpisodes(cells('progress')) : [];
  if (title.media_type !== 'movie') return statedTitle({ ...title, ...thought, episodes }, state);
  const said = saidByState(state);
  const viewing = said.seenAt === undefined ? thought : viewingOf(said.seenAt, thought);
  return [titleFinding({ ...title, ...said, ...viewing })];
};

/** An episode has a row once it was seen, and one for each time. */
const episodeFinding = (cells: Cells, title: TitleStatement): Finding => {
  const seenAt = cells.day('enddate', 'watchdate');
  const episode = readEpisode({ season: cells('seasonnumber'), number: cells('episodenumber'), seenAt });
  return titleFinding({ ...title, reason: undefined, episodes: [episode] });
};

/** A list of Floppy's comes before what is on it. */
const readListRow = (cells: Cells, title: TitleStatement): Finding => {
  const [list, listId] = [cells('listname'), { key: `floppy:${cells('listuid')}` }];
  if (cells('rowtype') === 'list') return listFinding(list, cells('listdescription'), listId);
  return titleFinding({ ...title, list, listId });
};

/** What a season's row says, its episodes' rows say. */
const readRow = (cells: Cells, { table }: KnownFile): Findings => {
  const [rowType, title] = [cells('rowtype'), titleOf(cells, hasColumns(table, 'source'))];
  if (rowType === 'collection_schema') return [];
  if (rowType.startsWith('list')) return [readListRow(cells, title)];
  // What is owned.
  if (rowType === 'collection') return [titleFinding(title)];
  if (title.reason === 'episode') return [episodeFinding(cells, title)];
  return title.reason ? [titleFinding(title)] : readTitle(cells, title);
};

const isOfYamtrack = ({ table }: KnownFile): boolean => hasColumns(table, 'mediaid', 'mediatype', 'title', 'status');
const isOfFloppy = ({ table }: KnownFile): boolean => hasColumns(table, 'rowtype', 'listuid');

/** Yamtrack's export (product.md, Import: Yamtrack), as its `integrations/exports.py` writes it. */
export const yamtrack = rowReader('yamtrack', (file) => isOfYamtrack(file) && !isOfFloppy(file), readRow);

/** Floppy's, which has lists as well (product.md, Import: Floppy). */
export const floppy = rowReader('floppy', (file) => isOfYamtrack(file) && isOfFloppy(file), readRow);
