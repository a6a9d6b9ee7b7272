import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import { seasonPath } from '#domain/addresses/season-path.ts';

/** The address of the season that has what is next of a show; undefined where it is not known. */
export const nextPath = ({ show, now }: Pick<UpNextShow, 'show' | 'now'>): string | undefined => {
  if (now.status === 'next') return seasonPath(show.id, now.next.season.season_number);
  return now.status === 'later' ? seasonPath(show.id, now.later.season) : undefined;
};
