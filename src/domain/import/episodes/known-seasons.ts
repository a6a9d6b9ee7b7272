import type { Season } from '../../shows/season.ts';

/** What the catalogue has said of a show of a file. */
export interface KnownSeasons {
  /** The number of the show. */
  readonly show: number;
  /** The seasons that were asked for and are there, by their numbers. */
  readonly seasons: ReadonlyMap<number, Season>;
  /** The numbers of all its seasons. Undefined where nothing could be had. */
  readonly numbers?: readonly number[];
  /** The seasons that were asked for, and of which no answer came. */
  readonly unanswered: ReadonlySet<number>;
  /** Where the catalogue has episodes, by TheTVDB's numbers. */
  readonly found: ReadonlyMap<number, EpisodePlace>;
  /** TheTVDB's numbers that were asked for, and of which no answer came. */
  readonly unfound: ReadonlySet<number>;
}

/** Of a show that could not be asked about. */
export const nothingKnown = (show: number): KnownSeasons => ({
  show,
  seasons: new Map(),
  unanswered: new Set(),
  found: new Map(),
  unfound: new Set(),
});

/** Where the catalogue has an episode. */
export interface EpisodePlace {
  /** The number of the show. */
  readonly show: number;
  readonly season: number;
  readonly number: number;
}
