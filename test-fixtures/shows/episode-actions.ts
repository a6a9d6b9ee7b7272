import type { EpisodesMarked, ShowStopped } from '#domain/library/library-change.ts';
import type { RunsName } from '#domain/shows/watched-show.ts';

/** The show of these actions. */
export const SHOW = { id: 1396, name: 'Nine Dials', poster_path: '/nine.svg', first_air_date: '2021-03-04' };

export const marking = (season: RunsName, runs: string, cleared = ''): EpisodesMarked => ({
  kind: 'episodes-marked',
  title: SHOW,
  season,
  runs,
  cleared,
});
export const stopping = (stoppedAt: string | null): ShowStopped => ({ kind: 'show-stopped', title: SHOW, stoppedAt });
