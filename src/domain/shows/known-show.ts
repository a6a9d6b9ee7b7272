import type { LanguageTag } from '../languages/language-tag.ts';
import type { NextEpisode, TitleDetails } from '../title-details.ts';
import { isLoaded, type KnownSeason } from './next-episode.ts';
import type { Episode, Season } from './season.ts';

/** What the provider said of a show's seasons, as far as it tells what is next. */
export interface KnownShow {
  readonly status?: string | undefined;
  /** All of the show. Those that were asked for have their episodes. */
  readonly seasons: readonly KnownSeason[];
  /** The episode that the provider itself shows next. */
  readonly airs?: NextEpisode | undefined;
  /** In which language its texts were asked for; absent where in none that is chosen. */
  readonly textsIn?: LanguageTag | undefined;
  /** Whether the provider has no such show. */
  readonly isGone?: true | undefined;
}

/** The number of a season's episodes, out or not. */
export const episodeCount = (season: KnownSeason): number =>
  isLoaded(season) ? season.episodes.length : season.episode_count;

/** What is told of an episode elsewhere than on the screen of its season: its name with its language, its day and its still. */
const slim = ({ episode_number, name, name_language, air_date, still_path }: Episode): Episode => ({
  episode_number,
  name,
  overview: '',
  still_path,
  ...(name_language !== undefined && { name_language }),
  ...(air_date !== undefined && { air_date }),
});

/**
 * What one answer says of a show. A season that was asked for, and that the provider has not, has no episodes.
 * @param asked the numbers that were asked for
 */
export const toKnownShow = (
  { details, seasons }: { readonly details: TitleDetails; readonly seasons: readonly Season[] },
  asked: readonly number[],
): KnownShow => {
  const loaded = seasons.map((season): Season => ({
    season_number: season.season_number,
    name: season.name,
    ...(season.name_language !== undefined && { name_language: season.name_language }),
    episodes: season.episodes.map(slim),
  }));
  const numbers = new Set(loaded.map(({ season_number }) => season_number));
  const others = (details.seasons ?? [])
    .filter(({ season_number }) => !numbers.has(season_number))
    .map((season): KnownSeason => (asked.includes(season.season_number) ? { ...season, episode_count: 0 } : season));
  return {
    seasons: [...others, ...loaded].toSorted((a, b) => a.season_number - b.season_number),
    ...(details.status !== undefined && { status: details.status }),
    ...(details.next_episode && { airs: details.next_episode }),
    ...(details.texts_language !== undefined && { textsIn: details.texts_language }),
  };
};
