import { dayNumber } from '../days/day-of-time.ts';
import { toMarkableTitle } from '../library/facts/markable-title.ts';
import type { LibraryAction } from '../library/library-change.ts';
import { seenDayOf } from '../library/marks/seen-day.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { runsOfNumbers, seenIn, writeRuns } from './runs.ts';
import type { Season } from './season.ts';
import { countsByMark, type ShowSeen } from './seen-episodes.ts';
import { seenOfSeason, toShowFacts } from './watched-show.ts';

/**
 * What brings the mark 'Seen' of a show down to ticks of its episodes: then one of them can be cleared, and mark and ticks say the same
 * (product.md, Shows: clearing).
 * @param seasons all of the show
 */
export const markAsTicks = (
  title: StoredTitle,
  seasons: readonly Season[],
  seen: ShowSeen,
): readonly LibraryAction[] => {
  const seenDay = seenDayOf(seen.mark?.seenAt);
  const day = seenDay === '' ? null : dayNumber(seenDay);
  const ticks = seasons.flatMap((season): readonly LibraryAction[] => {
    const ticked = seenOfSeason(seen.show ?? { seasons: {} }, season.season_number);
    const counted = season.episodes.filter(
      (episode) => countsByMark(seen, season, episode) && seenIn(ticked, episode.episode_number) === undefined,
    );
    const runs = writeRuns(
      runsOfNumbers(
        counted.map(({ episode_number }) => episode_number),
        day,
      ),
    );
    return runs === ''
      ? []
      : [{ kind: 'episodes-marked', title: toShowFacts(title), season: season.season_number, runs }];
  });
  return [...ticks, { kind: 'title-marked', title: toMarkableTitle(title), set: {}, clear: ['seenAt'] }];
};
