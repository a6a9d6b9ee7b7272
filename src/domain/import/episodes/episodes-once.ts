import { isCalendarDay } from '../../days/day-of-time.ts';
import { viewingDayOf } from '../../library/marks/viewings.ts';
import type { ImportedEpisode } from './imported-episode.ts';

/** An episode, and the days on which it was seen where these are several. */
interface Told {
  readonly episode: ImportedEpisode;
  readonly days: ReadonlySet<string>;
}

/** The days before the one on which it was seen last, as far as they are days of the calendar. */
const daysBefore = (told: Told): readonly string[] => {
  const last = viewingDayOf(told.episode.seenAt ?? '');
  return [...daysOf(told)].filter((day) => day !== last && isCalendarDay(day));
};

/** Where the file has it: by its number, else by its name as it is written. */
const placeOf = ({ season, number, to, name = '' }: ImportedEpisode): string =>
  `${season}/${number}-${to}/${number === undefined ? name.normalize().trim().replaceAll(/\s+/gu, ' ') : ''}`;

const NO_DAYS: ReadonlySet<string> = new Set();

const daysOf = ({ episode, days }: Told): ReadonlySet<string> => {
  const day = viewingDayOf(episode.seenAt ?? '');
  return day === '' || days.has(day) ? days : new Set([...days, day]);
};

/** Before every known day: a year alone is none that an episode keeps. */
const rankOf = ({ seenAt }: ImportedEpisode): string => {
  const time = seenAt ?? '';
  return isCalendarDay(viewingDayOf(time)) ? time : '';
};

/** It was seen when it last was; a known day says more than an unknown one. */
const merged = (a: Told, b: Told): Told => ({
  episode: {
    ...b.episode,
    ...a.episode,
    seenAt: rankOf(a.episode) > rankOf(b.episode) ? a.episode.seenAt : b.episode.seenAt,
  },
  days: a.episode.seenAt === b.episode.seenAt && b.days.size === 0 ? a.days : new Set([...daysOf(a), ...daysOf(b)]),
});

/** Those of one place, by TheTVDB's numbers: what has none is the one that has one, where there is one alone. */
const apart = (byNumber: ReadonlyMap<number | undefined, Told>): readonly Told[] => {
  const unnumbered = byNumber.get(undefined);
  const numbered = [...byNumber].flatMap(([tvdb, told]) => (tvdb === undefined ? [] : [told]));
  const [only, another] = numbered;
  return unnumbered && only && !another ? [merged(only, unnumbered)] : [...byNumber.values()];
};

/**
 * The episodes of one show that were seen, each once (product.md, Import: episodes): two of one number that TheTVDB numbers apart are two.
 */
export class EpisodesOnce {
  private readonly byPlace = new Map<string, Map<number | undefined, Told>>();

  get isEmpty(): boolean {
    return this.byPlace.size === 0;
  }

  add(episodes: Iterable<ImportedEpisode>): void {
    for (const episode of episodes) this.note({ episode, days: NO_DAYS });
  }

  /** Adds what others told, with the days of earlier viewings. */
  join({ byPlace }: EpisodesOnce): void {
    for (const byNumber of byPlace.values()) for (const told of byNumber.values()) this.note(told);
  }

  all(): readonly ImportedEpisode[] {
    return this.each().map((told) => {
      const seenBefore = daysBefore(told);
      return seenBefore.length > 0 ? { ...told.episode, seenBefore } : told.episode;
    });
  }

  /** How many viewings of them came before the last: those that are kept, and those of which only the year is known. */
  viewingsBefore(): { readonly kept: number; readonly left: number } {
    const all = this.each();
    const kept = all.reduce((sum, told) => sum + daysBefore(told).length, 0);
    const before = all.reduce((sum, told) => sum + Math.max(daysOf(told).size - 1, 0), 0);
    return { kept, left: before - kept };
  }

  private each(): readonly Told[] {
    return [...this.byPlace.values()].flatMap(apart);
  }

  private note(told: Told): void {
    const place = placeOf(told.episode);
    const byNumber = this.byPlace.get(place) ?? new Map<number | undefined, Told>();
    const own = byNumber.get(told.episode.tvdb);
    this.byPlace.set(place, byNumber.set(told.episode.tvdb, own ? merged(own, told) : told));
  }
}
