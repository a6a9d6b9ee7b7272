import { nameKey } from '../../../text/name-key.ts';
import { readNumber } from '../../cells/read-ids.ts';
import { timeOfEpoch } from '../../cells/read-time.ts';
import { readYear } from '../../cells/read-year.ts';
import { recordsOf, type Cells } from '../../cells/table.ts';
import { readEpisode } from '../../episodes/read-episode.ts';
import { leftOut, titleFinding, type Finding, type Findings, type TitleStatement } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { meaningOf, type Words } from '../service-words.ts';

/** A film as the tracking has it, under TV Time's own number. */
interface TrackedMovie extends Pick<TitleStatement, 'name' | 'otherNames' | 'year'> {
  /** All times when it was. */
  readonly seenAt: (string | null)[];
  listedAt?: string | null;
}

export type TrackedMovies = Map<string, TrackedMovie>;

/** The name of votes' files tells ratings from emotions: they have one header. */
const RATINGS = /(?:^|\/)ratings-[^/]*$/;
/** The best of ten for each choice, from 'bad' to 'wow'. */
const VOTES: Words<number> = { 1: 2, 27: 4, 28: 6, 29: 8, 3: 10 };

/** The name is in the visitor's language, the key is made of the English one: what says the same is better written in the name. */
const nameOf = (cells: Cells): string => {
  const name = cells('moviename');
  const slug = nameKey(cells('alpharangekey').replace(/^.*-alpha-/, ''));
  return slug === '' || nameKey(name) === slug ? name : slug;
};

const seenAt = (cells: Cells): string | null => {
  const [, seconds] = /^watch-date-(\d+)/.exec(cells('watchdaterangekey')) ?? [];
  return (seconds === undefined ? cells.day('createdat') : timeOfEpoch(Number(seconds) * 1_000)) ?? null;
};

const movieOf = (cells: Cells): TrackedMovie => ({
  name: nameOf(cells),
  otherNames: [cells('moviename')],
  year: readYear(cells('releasedate')),
  seenAt: [],
});

const note = (movie: TrackedMovie, cells: Cells): void => {
  const type = cells('type');
  if (type === 'watch') movie.seenAt.push(seenAt(cells));
  if (type === 'towatch' || type === 'follow') movie.listedAt ??= cells.day('createdat') ?? null;
};

const episodeOf = (cells: Cells): Finding => {
  const [season, number, tvdb] = [cells('seasonnumber'), cells('episodenumber'), cells('episodeid')];
  const show: TitleStatement = { name: cells('seriesname'), media_type: 'tv', tvdb: readNumber(cells('seriesid')) };
  return titleFinding({ ...show, episodes: [readEpisode({ season, number, seenAt: seenAt(cells), tvdb })] });
};

const collect = (cells: Cells, movies: TrackedMovies): Finding | undefined => {
  if (cells('entitytype') === 'episode') return cells('type') === 'watch' ? episodeOf(cells) : undefined;
  const key = cells('uuid') || `${nameOf(cells)}|${readYear(cells('releasedate'))}`;
  if (cells('entitytype') !== 'movie' || (cells('uuid') || nameOf(cells)) === '') return undefined;
  const movie = movies.get(key) ?? movieOf(cells);
  movies.set(key, movie);
  note(movie, cells);
  return undefined;
};

/** What was seen need no longer be. */
function* findingsOf({ name, otherNames, year, seenAt: times, listedAt }: TrackedMovie): Findings {
  const movie: TitleStatement = { name, otherNames, year, media_type: 'movie' };
  for (const time of times) yield titleFinding({ ...movie, seenAt: time });
  if (times.length === 0 && listedAt !== undefined) yield titleFinding({ ...movie, listedAt });
}

export function* readTracking(files: readonly KnownFile[], movies: TrackedMovies): Findings {
  for (const { table } of files) for (const cells of recordsOf(table)) yield collect(cells, movies);
  for (const movie of movies.values()) yield* findingsOf(movie);
}

const voteOf = (cells: Cells, movies: TrackedMovies): Finding | undefined => {
  if (readNumber(cells('episodeid')) !== undefined) return leftOut(cells('seriesname', 'moviename'), 'episode');
  const rating = meaningOf(VOTES, cells('votekey').split('-').at(-1) ?? '');
  const movie = movies.get(cells('uuid'));
  const name = movie?.name ?? cells('moviename');
  return rating === undefined ? undefined : titleFinding({ name, year: movie?.year, media_type: 'movie', rating });
};

export function* readVotes({ table, path }: KnownFile, movies: TrackedMovies): Findings {
  if (!RATINGS.test(path)) return;
  for (const cells of recordsOf(table)) yield voteOf(cells, movies);
}
