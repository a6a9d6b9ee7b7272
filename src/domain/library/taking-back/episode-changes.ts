import { otherFieldsOf, runsBack } from '../../shows/change-episodes.ts';
import { keptFirst } from '../../shows/kept-first.ts';
import { isRunsName, toRunsName } from '../../shows/rounds.ts';
import { parseRuns, writeRuns } from '../../shows/runs.ts';
import { showKey, keptFacts, type WatchedShow } from '../../shows/watched-show.ts';
import type { Steps } from '../../steps.ts';
import type { EpisodesMarked, ShowStopped } from '../library-change.ts';
import type { Library } from '../library.ts';
import { listChanges } from './list-changes.ts';
import { hasSameFields } from './three-way.ts';

type Actions = readonly (EpisodesMarked | ShowStopped)[];

/** Whether a change of its episodes makes the one text of a season, or of a round, of the other: none changes what could not be read of it. */
const canChange = (season: string, now = '', target = ''): boolean =>
  now === target ||
  (isRunsName(season) &&
    writeRuns(parseRuns(target).runs, parseRuns(target).unread) === target &&
    writeRuns([], parseRuns(now).unread) === writeRuns([], parseRuns(target).unread));

interface Differing {
  readonly now: WatchedShow;
  readonly target: WatchedShow;
}

const seasonNames = ({ now, target }: Differing): readonly string[] => [
  ...new Set([...Object.keys(now.seasons), ...Object.keys(target.seasons)]),
];

const isChangeable = (shows: Differing): boolean =>
  hasSameFields(otherFieldsOf(shows.now), otherFieldsOf(shows.target)) &&
  seasonNames(shows).every((name) => canChange(name, shows.now.seasons[name], shows.target.seasons[name]));

/** @param index of the show, where it is not kept now and is not to go to the end */
const showChanges = (shows: Differing, index?: number): Actions => {
  const { now, target } = shows;
  const title = keptFacts(target);
  const at = index === undefined ? {} : { index };
  const marked = seasonNames(shows).flatMap((name): readonly EpisodesMarked[] => {
    const [before, after] = [now.seasons[name] ?? '', target.seasons[name] ?? ''];
    if (before === after) return [];
    const runs = runsBack(parseRuns(after).runs, parseRuns(before).runs);
    return [{ kind: 'episodes-marked', title, season: toRunsName(name), ...runs, ...at }];
  });
  const { stoppedAt = null } = target;
  const isStopped = (now.stoppedAt ?? null) === stoppedAt;
  return keptFirst<EpisodesMarked | ShowStopped>(
    isStopped ? marked : [...marked, { kind: 'show-stopped', title, stoppedAt, ...at }],
  );
};

const withoutAll = (show: WatchedShow): WatchedShow => ({ ...keptFacts(show), seasons: {} });

/** What makes the episodes what they are to be; undefined where changes of episodes cannot. */
export function* episodeChanges(now: Library, target: Library): Steps<Actions | undefined> {
  const isKept = (show: WatchedShow, other: WatchedShow) =>
    show === other || hasSameFields(keptFacts(show), keptFacts(other));
  const { removed, added, kept } = yield* listChanges(now.episodes, target.episodes, { keyOf: showKey, isKept });
  yield;
  const going = removed.map((show) => ({ now: show, target: withoutAll(show) }));
  const coming = added.map(({ item, ...at }) => ({ now: withoutAll(item), target: item, ...at }));
  if (![...going, ...coming, ...kept].every(isChangeable)) return undefined;
  return [
    ...going.flatMap((shows) => showChanges(shows)),
    ...coming.flatMap(({ index, ...shows }) => showChanges(shows, index)),
    ...kept.flatMap((shows) => (shows.now === shows.target ? [] : showChanges(shows))),
  ];
}
