import { combineRuns, parseRuns, writeRuns } from '../../shows/runs.ts';
import { showKey, type WatchedShow } from '../../shows/watched-show.ts';
import { isTitleField } from '../saved-title.ts';
import type { ListRules } from './merge-list.ts';
import { hasSameFields, mapThree, mergeFields, type ThreeWay } from './three-way.ts';

/** Each episode is merged for itself: what the act did to it is taken back, unless something was done to it since. */
const mergeSeason = (before = '', after = '', now = ''): string => {
  if (before === after || before === now) return now;
  if (after === now) return before;
  const [was, became, is] = [parseRuns(before), parseRuns(after), parseRuns(now)];
  const merged = combineRuns([was.runs, became.runs, is.runs], (a, b, c) => (a === b || b !== c ? c : a));
  return writeRuns(merged, is.unread);
};

type Seasons = WatchedShow['seasons'];

const mergeSeasons = ({ before, after, now }: ThreeWay<Seasons>): Seasons => {
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const text = mergeSeason(before[name], after[name], now[name]);
      return text === '' ? [] : [[name, text] as const];
    }),
  );
};

const NO_SEASONS: Seasons = {};

type Shows = ThreeWay<WatchedShow | undefined>;

const fieldsOf = (show: WatchedShow | undefined, isWanted: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(show ?? {}).filter(([name]) => name !== 'seasons' && isWanted(name)));

/** A show is kept as long as anything is said of it. */
const mergeShow = (shows: Shows): WatchedShow | undefined => {
  const { before, after, now } = shows;
  if (before === after) return now;
  const own = mergeFields(mapThree(shows, (show) => fieldsOf(show, (name) => !isTitleField(name))));
  const seasons = mergeSeasons(mapThree(shows, (show) => show?.seasons ?? NO_SEASONS));
  if (Object.keys(own).length === 0 && Object.keys(seasons).length === 0) return undefined;
  const facts = mapThree(shows, (show) => fieldsOf(show, isTitleField));
  const known = before && after && now ? mergeFields(facts) : now ? facts.now : facts.before;
  const merged = { ...known, seasons, ...own } as WatchedShow;
  return now && hasSameFields(merged, now) ? now : merged;
};

export const SHOW_RULES: ListRules<WatchedShow> = { keyOf: showKey, merge: mergeShow };
