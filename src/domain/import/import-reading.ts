import type { ImportedList, ImportedTitle } from './imported-title.ts';

/** The services whose files are read. */
export type ImportSource =
  | 'letterboxd'
  | 'imdb'
  | 'trakt'
  | 'tmdb'
  | 'tvtime'
  | 'netflix'
  | 'movary'
  | 'simkl'
  | 'seriesguide'
  | 'showcase'
  | 'yamtrack'
  | 'floppy'
  | 'ryot'
  | 'stremio'
  | 'myanimelist'
  | 'anilist'
  | 'kodi'
  | 'betaseries'
  | 'matinee'
  | 'plain';

/**
 * Why something of a file is not brought. 'some-episodes': of a show some were seen, and not which; 'unmarked': nothing is said of it
 * that is kept; 'unknown-state': what is said of it is a word that is not known.
 */
export type LeftOutReason =
  | 'episode'
  | 'some-episodes'
  | 'season'
  | 'game'
  | 'book'
  | 'person'
  | 'video'
  | 'unmarked'
  | 'unknown-state'
  | 'unnamed'
  | 'unreadable';

export interface LeftOut {
  /** What the file calls it; empty where it has no name. */
  readonly name: string;
  readonly reason: LeftOutReason;
  /** What the file says of its state, where it is left out for that. */
  readonly word?: string;
}

/** Which of day and month comes first in the dates of a file. */
export type DateOrder = 'day-first' | 'month-first';

/** What is said more than once, and kept once (product.md, Import: put together). */
export interface PutTogether {
  /** How many rows tell of how many of the titles: those of episodes are not among them. */
  readonly rows: number;
  readonly titles: number;
  /** How many lists became one with another of their name. */
  readonly lists: number;
  /** On how many days titles and episodes were seen before their last one: they are kept. */
  readonly seenBefore: number;
  /** On how many more days than a title keeps. */
  readonly daysOver: number;
  /** What is not kept: of an episode each day of the calendar is; of a title one rating and one note, and of each of its viewings. */
  readonly viewings: number;
  readonly ratings: number;
  readonly notes: number;
}

/** What was found in the visitor's files. */
export interface ImportReading {
  readonly sources: readonly ImportSource[];
  readonly titles: readonly ImportedTitle[];
  readonly lists: readonly ImportedList[];
  readonly leftOut: readonly LeftOut[];
  readonly putTogether: PutTogether;
  /** How many days could not be read. */
  readonly unreadDays: number;
  /** Some of them, as the files have them. */
  readonly unreadDayExamples: readonly string[];
  /** The files that nothing was found in, by their names: the rest is brought all the same. */
  readonly unrecognised: readonly string[];
}

/** Why nothing can be brought. Each is one sentence to the visitor. */
export type ImportRefusal =
  | 'empty'
  | 'no-rows'
  | 'web-page'
  | 'binary'
  | 'encoding'
  | 'protected-zip'
  | 'damaged-zip'
  | 'zip-too-large'
  | 'zip-in-zip'
  | 'archive'
  | 'workbook'
  | 'folder-too-large'
  | 'files-too-large'
  | 'too-large'
  | 'damaged-table'
  | 'damaged-file'
  | 'damaged-link'
  | 'unreadable'
  | 'markup'
  | 'table-left-out'
  | 'unknown';
