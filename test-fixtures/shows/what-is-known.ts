import type { KnownShow } from '#domain/shows/known-show.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import type { SeasonSummary } from '#domain/title-details.ts';
import { TODAY } from './a-season.ts';

/** The runs of the seasons of a show, by their numbers. */
export type Ticks = Readonly<Record<string, string>>;

/** What was seen of a show by today. */
export const ticked = (seasons: Ticks, more: Omit<ShowSeen, 'today'> = {}): ShowSeen => ({
  show: { seasons },
  ...more,
  today: TODAY,
});

/** What the provider tells of a season whose episodes were not asked for. */
export const summary = (season_number: number, episode_count: number, air_date = '2015-01-01'): SeasonSummary => ({
  season_number,
  name: '',
  episode_count,
  poster_path: null,
  air_date,
});

/** What is known of a show with these seasons. */
export const known = (seasons: KnownShow['seasons'], more: Partial<KnownShow> = {}): KnownShow => ({
  seasons,
  ...more,
});
