import type { EpisodesMarked, ShowStopped } from '../library/library-change.ts';
import { isTitleField } from '../library/saved-title.ts';
import type { TitleRef } from '../title.ts';
import { combineRuns, parseRuns, writeRuns, type Runs } from './runs.ts';
import { isEmptyShow, keptFacts, type RunsName, type ShowFacts, type WatchedShow } from './watched-show.ts';

const seasonText = (show: WatchedShow | undefined, season: RunsName): string => show?.seasons[season] ?? '';

/** What is kept of a show; undefined where nothing is left to say of it. */
const kept = (show: WatchedShow): WatchedShow | undefined => (isEmptyShow(show) ? undefined : show);

/** A show of which a season has this text: without the season where that is empty. */
const withRunsOf = (show: WatchedShow, season: string, text: string): WatchedShow => {
  const { [season]: _, ...others } = show.seasons;
  return { ...show, seasons: text === '' ? others : { ...others, [season]: text } };
};

/** A show that was not kept before, with all that is said of it, by another release too. It has no media type. */
const toKeep = (title: ShowFacts): WatchedShow => {
  const { media_type: _, ...facts }: ShowFacts & Partial<TitleRef> = title;
  return { ...facts, seasons: {} };
};

const changedRuns = (own: Runs, { runs, cleared = '' }: Pick<EpisodesMarked, 'runs' | 'cleared'>): Runs =>
  combineRuns([own, parseRuns(runs).runs, parseRuns(cleared).runs], (before, set, gone) => {
    if (set !== undefined) return set;
    return gone === undefined ? before : undefined;
  });

/**
 * What the episodes keep of a show after ticks and cleared ticks: the same reference when nothing changes. Undefined for a show of
 * which nothing is kept. What could not be read of a season stays.
 */
export const changeEpisodes = (show: WatchedShow | undefined, change: EpisodesMarked): WatchedShow | undefined => {
  const { runs: own, unread } = parseRuns(seasonText(show, change.season));
  const after = changedRuns(own, change);
  if (writeRuns(after) === writeRuns(own)) return show;
  return kept(withRunsOf(show ?? toKeep(change.title), String(change.season), writeRuns(after, unread)));
};

/** What makes of the runs `after` those `before` it. */
export const runsBack = (before: Runs, after: Runs): Pick<EpisodesMarked, 'runs' | 'cleared'> => {
  const cleared = combineRuns([before, after], (was, is) => (was === undefined && is !== undefined ? null : undefined));
  return {
    runs: writeRuns(combineRuns([before, after], (was, is) => (was === is ? undefined : was))),
    ...(cleared.length > 0 && { cleared: writeRuns(cleared) }),
  };
};

const factsOf = (show: WatchedShow | undefined, change: EpisodesMarked | ShowStopped) =>
  keptFacts(show ?? change.title);

/** The change that brings a show back to what it was. @param place of the show among the others */
export const changeEpisodesBack = (
  show: WatchedShow | undefined,
  change: EpisodesMarked,
  place: number,
): EpisodesMarked => {
  const { kind, season } = change;
  const { runs: own } = parseRuns(seasonText(show, season));
  const isGone = show !== undefined && changeEpisodes(show, change) === undefined;
  return {
    kind,
    title: factsOf(show, change),
    season,
    ...runsBack(own, changedRuns(own, change)),
    ...(isGone && { index: place }),
  };
};

/** As `changeEpisodes`, for what follows or stops following a show. */
export const changeStopped = (
  show: WatchedShow | undefined,
  { title, stoppedAt }: ShowStopped,
): WatchedShow | undefined => {
  if ((show?.stoppedAt ?? null) === stoppedAt) return show;
  const { stoppedAt: _, ...others } = show ?? toKeep(title);
  return kept(stoppedAt === null ? others : { ...others, stoppedAt });
};

/** As `changeEpisodesBack`. */
export const changeStoppedBack = (show: WatchedShow | undefined, change: ShowStopped, place: number): ShowStopped => ({
  kind: change.kind,
  title: factsOf(show, change),
  stoppedAt: show?.stoppedAt ?? null,
  ...(show && changeStopped(show, change) === undefined && { index: place }),
});

/** What the episodes keep of a show besides what this release can change. */
export const otherFieldsOf = (show: WatchedShow): object =>
  Object.fromEntries(
    Object.entries(show).filter(([name]) => name !== 'seasons' && name !== 'stoppedAt' && !isTitleField(name)),
  );
