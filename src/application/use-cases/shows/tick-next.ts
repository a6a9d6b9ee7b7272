import { titleOfShow } from '#domain/shows/watched-show.ts';
import type { UpNextShow } from './cached-shows.ts';
import type { MarkEpisodes } from './mark-episodes.ts';

/** Ticks the episode that is next (product.md, Up next: goes on). */
export class TickNext {
  constructor(private readonly markEpisodes: Pick<MarkEpisodes, 'tick'>) {}

  /** Does nothing where no episode is next. */
  execute({ show, now, known }: UpNextShow): void {
    if (now.status !== 'next') return;
    const { season, episode } = now.next;
    const state = { status: known?.status, seasons: known?.seasons, next_episode: known?.airs };
    this.markEpisodes.tick({ title: titleOfShow(show), season, state }, episode.episode_number);
  }
}
