import { dayOf } from '#domain/days/calendar-day.ts';
import { dayNumber } from '#domain/days/day-of-time.ts';
import { countOf } from '#domain/format/format-count.ts';
import { apply, batch } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { NotificationAction } from '#domain/notification.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { markAsTicks } from '#domain/shows/mark-as-ticks.ts';
import { showProgress } from '#domain/shows/next-of-show.ts';
import { byPresentNumbers, renumberingActions, withSeason } from '#domain/shows/present-numbers.ts';
import {
  beginningRound,
  byRound,
  eachRound,
  endingRounds,
  type OneRound,
  roundSeason,
  runningRounds,
  seasonsToClear,
  seasonToTick,
} from '#domain/shows/rounds.ts';
import { runsOfNumbers, seenIn, writeRuns } from '#domain/shows/runs.ts';
import type { Season } from '#domain/shows/season.ts';
import { countsByMark, episodeSeen, type ShowSeen } from '#domain/shows/seen-episodes.ts';
import { beforeText, isLastOfShow, openBefore, openNumbers, type ShowState } from '#domain/shows/ticking.ts';
import { type RunsName, seenOfSeason, showKey, toShowFacts, type WatchedShow } from '#domain/shows/watched-show.ts';
import { titleKey } from '#domain/title.ts';
import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Offer, RepeatedAct } from '../../library/notify-undoable.ts';
import { ChangeViewings } from '../marks/change-viewings.ts';
import { MarkTitle } from '../marks/mark-title.ts';
import { AllSeasons, type AllSeasonsDeps } from './all-seasons.ts';

export type MarkEpisodesDeps = LibraryDeps & AllSeasonsDeps;

/** A season of a show, with what is known of the show as a whole. */
export interface SeasonOfShow {
  /** With its media type. */
  readonly title: StoredTitle;
  readonly season: Season;
  readonly state?: ShowState;
}

/** 'S2 E5', or '3 episodes'. */
const whichOf = ({ season_number }: Season, numbers: readonly number[]): string =>
  numbers.length === 1 ? episodeLabel(season_number, numbers[0] ?? 0) : countOf(numbers.length, 'episode');

/** One episode after the other. Several at once are a change of their own, with its own undo. @param done what is said of several */
const actOn = (
  { title, season }: SeasonOfShow,
  [number, ...others]: readonly number[],
  done: string,
): RepeatedAct | undefined => {
  if (number === undefined || others.length > 0) return undefined;
  const thing = `${titleKey(title)} ${season.season_number}/${number}`;
  return { name: `episodes ${done}`, things: [thing], told: (count) => `${countOf(count, 'episode')} ${done}` };
};

/** Ticks episodes and clears them, says so, and offers what goes with it. Each is one change with one undo (product.md, Shows: ticks). */
export class MarkEpisodes {
  private readonly changeViewings: ChangeViewings;
  private readonly allSeasons: AllSeasons;

  constructor(private readonly deps: MarkEpisodesDeps) {
    this.changeViewings = new ChangeViewings(deps, new MarkTitle(deps));
    this.allSeasons = new AllSeasons(deps);
  }

  /** What the visitor has said of a show, by the round that runs. */
  seen(title: StoredTitle): ShowSeen {
    const { session, clock } = this.deps;
    const key = titleKey(title);
    const mark = session.library.marks.find((each) => titleKey(each) === key);
    return byRound({ show: this.showOf(title), mark, today: dayOf(clock.now()) });
  }

  /** A show as it is written, with all rounds. */
  private showOf(title: StoredTitle): WatchedShow | undefined {
    const key = titleKey(title);
    return this.deps.session.library.episodes.find((each) => showKey(each) === key);
  }

  /** Ticks one episode, also one that is not out. */
  tick(of: SeasonOfShow, number: number): void {
    const seen = this.presentSeen(of);
    const episode = of.season.episodes.find(({ episode_number }) => episode_number === number);
    if (!episode || episodeSeen(seen, of.season, episode) !== undefined) return;
    const before = openBefore(of.season, number, seen);
    const offer =
      before.length > 0
        ? { label: beforeText(before.length), run: () => this.mark(of, before) }
        : this.showOffer(of, [number]);
    this.mark(of, [number], offer);
  }

  /** 'All of this season': those that are out and were not seen. */
  tickAll(of: SeasonOfShow): void {
    const numbers = openNumbers(of.season, this.presentSeen(of));
    this.mark(of, numbers, this.showOffer(of, numbers));
  }

  /**
   * Clears ticks. Where the mark of the show counts for an episode, the mark becomes ticks of all others: for that all seasons are asked for.
   * Where they cannot be had nothing changes, and the visitor is told. Of a round that is at its end it is as before the last tick.
   */
  async clear(of: SeasonOfShow, numbers: readonly number[]): Promise<void> {
    const { title, season } = of;
    const ended = this.roundAtEnd(of, numbers);
    if (ended !== undefined) {
      const before = [beginningRound(toShowFacts(title), ended)];
      this.dispatchCleared(of, numbers, { before, names: [roundSeason(ended, season.season_number)] });
      return;
    }
    const isMarked = season.episodes.some(
      (episode) => numbers.includes(episode.episode_number) && countsByMark(this.seen(title), season, episode),
    );
    const seasons = isMarked ? await this.allSeasons.of(title) : [];
    if (!seasons || numbers.length === 0) return;
    const ticks = isMarked ? markAsTicks(title, seasons, this.presentSeen(of)) : [];
    this.dispatchCleared(of, numbers, {
      before: ticks,
      names: seasonsToClear(this.showOf(title), season.season_number),
    });
  }

  /** @param names those of the runs from which they go. @param before what changes before that */
  private dispatchCleared(
    of: SeasonOfShow,
    numbers: readonly number[],
    { before, names }: { readonly before: readonly LibraryAction[]; readonly names: readonly RunsName[] },
  ): void {
    const title = toShowFacts(of.title);
    const cleared = writeRuns(runsOfNumbers(numbers, null));
    const going = names.map((season): LibraryAction => ({ kind: 'episodes-marked', title, season, runs: '', cleared }));
    const done = 'no longer marked as seen';
    const act = actOn(of, numbers, done);
    this.dispatch([...this.renumbering(of), ...before, ...going], `${whichOf(of.season, numbers)} ${done}`, { act });
  }

  /**
   * The latest further round, if its last tick ended it and one of these episodes was seen in it; undefined while a round runs. Clearing such an
   * episode takes back that tick, and no day of the rounds before (product.md, Shows: rounds).
   */
  private roundAtEnd(of: SeasonOfShow, numbers: readonly number[]): string | undefined {
    const written = this.showOf(of.title);
    if (runningRounds(written).length > 0) return undefined;
    const last = eachRound(written).reduce<OneRound | undefined>(
      (latest, round) => ((round.begun ?? '') > (latest?.begun ?? '') ? round : latest),
      undefined,
    );
    if (last?.begun === undefined || !this.isWhole(of, last.show)) return undefined;
    const runs = seenOfSeason(last.show, of.season.season_number);
    return numbers.some((number) => seenIn(runs, number) !== undefined) ? last.begun : undefined;
  }

  /** Whether all of a show that is out was seen by these ticks; not where it is not known which seasons it has. */
  private isWhole({ season, state }: SeasonOfShow, show: ShowSeen['show']): boolean {
    if (!state?.seasons) return false;
    const known = { seasons: withSeason(state.seasons, season), airs: state.next_episode };
    const progress = showProgress(known, { show, today: dayOf(this.deps.clock.now()) });
    return progress !== undefined && progress.seen === progress.total;
  }

  /** Before a change of a show's ticks these are put under the numbers that it has now (product.md, Shows: renumbered). */
  private renumbering({ title, season, state }: SeasonOfShow): readonly LibraryAction[] {
    if (!state?.seasons) return [];
    const written = { show: this.showOf(title), today: dayOf(this.deps.clock.now()) };
    return renumberingActions(withSeason(state.seasons, season), written, toShowFacts(title));
  }

  /** What the visitor has said of a show, by the numbers that it has now. */
  private presentSeen({ title, season, state }: SeasonOfShow): ShowSeen {
    return byPresentNumbers(withSeason(state?.seasons, season), this.seen(title));
  }

  private mark(of: SeasonOfShow, numbers: readonly number[], offer?: NotificationAction): void {
    if (numbers.length === 0) return;
    const { title, season } = of;
    const { show, today } = this.seen(title);
    const facts = toShowFacts(title);
    const runs = writeRuns(runsOfNumbers(numbers, dayNumber(today)));
    const name = seasonToTick(this.showOf(title), season.season_number);
    const ticked: LibraryAction = { kind: 'episodes-marked', title: facts, season: name, runs };
    // Who goes on with a show follows it again.
    const followed: readonly LibraryAction[] =
      show?.stoppedAt === undefined ? [] : [{ kind: 'show-stopped', title: facts, stoppedAt: null }];
    const actions = [...this.renumbering(of), ticked, ...followed];
    this.dispatch([...actions, ...this.endOfRound(of, actions)], `${whichOf(season, numbers)} marked as seen`, {
      act: actOn(of, numbers, 'seen'),
      alternative: offer,
    });
  }

  /** What ends the round that runs, where all that is out was seen in it with a change (product.md, Shows: rounds). */
  private endOfRound(of: SeasonOfShow, actions: readonly LibraryAction[]) {
    if (runningRounds(this.showOf(of.title)).length === 0) return [];
    const { episodes } = apply(this.deps.session.library, batch(actions));
    const show = episodes.find((each) => showKey(each) === titleKey(of.title));
    return show && this.isWhole(of, byRound({ show, today: dayOf(this.deps.clock.now()) }).show)
      ? endingRounds(show)
      : [];
  }

  private dispatch(actions: readonly LibraryAction[], message: string, offer: Offer): void {
    changeUndoably(this.deps, batch(actions), { message, ...offer });
  }

  private showOffer({ title, season, state = {} }: SeasonOfShow, numbers: readonly number[]) {
    const { mark, today } = this.seen(title);
    const isLast = numbers.some((number) => isLastOfShow(state, season, number));
    if (!isLast || mark?.seenAt !== undefined) return undefined;
    const run = () => this.changeViewings.add(title, today);
    return { label: 'Mark the show as seen', run };
  }
}
