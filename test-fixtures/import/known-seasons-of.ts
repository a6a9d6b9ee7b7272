import type { ImportedEpisode } from '#domain/import/episodes/imported-episode.ts';
import { nothingKnown, type KnownSeasons } from '#domain/import/episodes/known-seasons.ts';
import type { Season } from '#domain/shows/season.ts';

/** The show of these tests. */
export const SHOW = 1396;

/** A show that has these seasons, all of which were asked for. */
export const knowing = (seasons: readonly Season[], more: Partial<KnownSeasons> = {}): KnownSeasons => ({
  ...nothingKnown(SHOW),
  numbers: seasons.map(({ season_number }) => season_number),
  seasons: new Map(seasons.map((season) => [season.season_number, season])),
  ...more,
});

/** An episode of a file that was seen some time. */
export const seen = (season: number, number: number, more: Partial<ImportedEpisode> = {}): ImportedEpisode => ({
  season,
  number,
  seenAt: null,
  ...more,
});
