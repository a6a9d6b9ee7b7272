/** Where the catalogue has an episode. */
export interface EpisodePlace {
  /** The number of the show. */
  readonly show: number;
  readonly season: number;
  readonly number: number;
}
