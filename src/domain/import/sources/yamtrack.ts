import { readNumber, readImdbId } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import type { TitleIds } from '../cells/read-title-ids.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, recordsOf, type Cells } from '../cells/table.ts';
import { readEpisode } from '../episodes/read-episode.ts';
import { leftOut, listFinding, titleFinding, viewingOf, type Findings, type TitleStatement } from '../finding.ts';
import type { ImportSource, LeftOutReason } from '../import-reading.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';
import { kindOf, type ServiceKinds } from './service-kind.ts';
import { saidByState, statedTitle, type FiledState, type ServiceStates } from './service-state.ts';

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

const isPart = (reason: LeftOutReason | undefined): boolean => reason === 'season' || reason === 'episode';

/** A number is that of the service that the row names: of any other it says nothing. The first exports name none: theirs are TMDB's. */
const idsOf = (cells: Cells, isSourced: boolean): TitleIds => {
  const [id, source] = [cells('mediaid'), cells('source').toLowerCase()];
  if (source === 'tmdb' || (!isSourced && cells('mediatype') !== 'anime')) return { tmdb: readNumber(id) };
  if (source === 'imdb') return { imdb: readImdbId(id) };
  return source === 'tvdb' ? { tvdb: readNumber(id) } : {};
};

/** What Floppy says besides. */
const factsOf = (cells: Cells): Pick<TitleStatement, 'otherNames' | 'year'> => ({
  otherNames: [cells('originaltitle')],
  year: readYear(cells('releasedatetime')),
});

const titleOf = (cells: Cells, isSourced: boolean): TitleStatement => {
  const { media_type, reason } = kindOf(KINDS, cells('mediatype'));
  const show = { name: cells('title'), media_type: 'tv', ...idsOf(cells, isSourced) } as const;
  // Of a season and an episode the rest is their own.
  return isPart(reason) ? show : { ...show, media_type, ...factsOf(cells) };
};

const stateOf = (cells: Cells): FiledState => ({
  states: STATES,
  word: cells('status'),
  listedAt: () => cells.day('createdat'),
  seenAt: () => cells.day('enddate'),
});

/** Each row of a movie is a viewing, with what was thought of it. */
function* readTitle(cells: Cells, title: TitleStatement): Findings {
  const [thought, state] = [{ rating: readRating(cells('score')), note: cells('notes') }, stateOf(cells)];
  if (title.media_type !== 'movie') yield* statedTitle({ ...title, ...thought }, state);
  else {
    const said = saidByState(state);
    yield titleFinding({
      ...title,
      ...said,
      ...(said.seenAt === undefined ? thought : viewingOf(said.seenAt, thought)),
    });
  }
}

/** An episode has a row once it was seen, and one for each time. */
function* readEpisodeRow(cells: Cells, title: TitleStatement): Findings {
  const seenAt = cells.day('enddate', 'watchdate');
  const episode = readEpisode({ season: cells('seasonnumber'), number: cells('episodenumber'), seenAt });
  yield episode ? titleFinding({ ...title, episodes: [episode] }) : leftOut(title.name, 'unreadable');
}

/** A list of Floppy's comes before what is on it. */
function* readListRow(cells: Cells, title: TitleStatement, reason: LeftOutReason | undefined): Findings {
  const [list, listId] = [cells('listname'), { key: `floppy:${cells('listuid')}` }];
  if (cells('rowtype') === 'list') yield listFinding(list, cells('listdescription'), listId);
  else yield reason ? leftOut(title.name, reason) : titleFinding({ ...title, list, listId });
}

/** What a season's row says, its episodes' rows say. */
function* readRow(cells: Cells, isSourced: boolean): Findings {
  const { reason } = kindOf(KINDS, cells('mediatype'));
  const [rowType, title] = [cells('rowtype'), titleOf(cells, isSourced)];
  if (rowType === 'collection_schema') return;
  if (rowType.startsWith('list')) yield* readListRow(cells, title, reason);
  else if (reason === 'episode' && rowType !== 'collection') yield* readEpisodeRow(cells, title);
  else if (reason) yield leftOut(title.name, reason);
  // What is owned.
  else if (rowType === 'collection') yield titleFinding(title);
  else yield* readTitle(cells, title);
}

function* readFile({ table }: KnownFile): Findings {
  const isSourced = hasColumns(table, 'source');
  for (const cells of recordsOf(table)) yield* readRow(cells, isSourced);
}

const isOfYamtrack = ({ table }: KnownFile): boolean => hasColumns(table, 'mediaid', 'mediatype', 'title', 'status');
const isOfFloppy = ({ table }: KnownFile): boolean => hasColumns(table, 'rowtype', 'listuid');

const readerOf = <Source extends ImportSource>(
  source: Source,
  recognises: (file: KnownFile) => boolean,
): SourceReader<Source> => ({ source, recognises, read: (files) => inTurn(files, readFile) });

/** Yamtrack's export (product.md, Import: Yamtrack), as its `integrations/exports.py` writes it. */
export const yamtrack = readerOf('yamtrack', (file) => isOfYamtrack(file) && !isOfFloppy(file));

/** Floppy's, which has lists as well (product.md, Import: Floppy). */
export const floppy = readerOf('floppy', (file) => isOfYamtrack(file) && isOfFloppy(file));
