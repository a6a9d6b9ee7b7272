import type { Episode, Season } from '#domain/shows/season.ts';

/** The day of the visitor in tests of shows. */
export const TODAY = '2026-11-26';

/** An episode that is out, unless another day is given. */
export const anEpisode = (fields: Partial<Episode> & Pick<Episode, 'episode_number'>): Episode => ({
  id: 9_000 + fields.episode_number,
  name: `Part ${fields.episode_number}`,
  overview: '',
  still_path: null,
  air_date: '2026-01-01',
  ...fields,
});

/** A season of so many episodes, all of which are out but for the last `unaired` ones. */
export const aSeason = (season_number: number, count: number, unaired = 0): Season => ({
  season_number,
  name: `Season ${season_number}`,
  episodes: Array.from({ length: count }, (_, at) =>
    anEpisode({
      episode_number: at + 1,
      air_date: at < count - unaired ? `20${String(10 + season_number).padStart(2, '0')}-01-01` : '2027-01-01',
    }),
  ),
});
