import type { EpisodesMarked, ShowStopped } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { keptFirst } from '../../shows/kept-first.ts';
import { runsOfNumbers, seenIn, mergeRuns, writeRuns, type Runs, type SeenState } from '../../shows/runs.ts';
import { seenOfSeason, showKey, toShowFacts, type ShowFacts, type WatchedShow } from '../../shows/watched-show.ts';
import type { Steps } from '../../steps.ts';
import { groupBy } from '../../util/group-by.ts';
import { episodeOf, itemIn, registerId, type Register, type Registers } from '../register.ts';
import type { Actions, ToApply } from './merging-plan.ts';

const NOTHING_SEEN = { seasons: {} };

/** What a register says of its episode. */
const stateIn = (register: Register): SeenState => {
  const item = itemIn('episodes', register);
  return item && (item.day ?? null);
};

const seasonOf = ({ key }: Register): string => key.slice(0, key.lastIndexOf('/'));

/** A show that is not here is called what the other devices call it. */
const titleOf = (own: WatchedShow | undefined, id: number, registers: Registers): ShowFacts => {
  const head = itemIn('shows', registers.get(registerId({ list: 'shows', key: showKey({ id }) })));
  return toShowFacts(own ?? head ?? { id });
};

interface Changed {
  readonly number: number;
  readonly state: SeenState;
}

const runsOf = (changed: readonly Changed[]): Runs => {
  const days = groupBy(changed, ({ state }) => state);
  return [...days].reduce<Runs>(
    (runs, [day, of]) =>
      mergeRuns(
        runs,
        runsOfNumbers(
          of.map(({ number }) => number),
          day ?? null,
        ),
      ),
    [],
  );
};

const markedBy = (changed: readonly Changed[]): { readonly runs: string; readonly cleared?: string } => {
  const cleared = runsOf(changed.filter(({ state }) => state === undefined));
  return {
    runs: writeRuns(runsOf(changed.filter(({ state }) => state !== undefined))),
    ...(cleared.length > 0 && { cleared: writeRuns(cleared) }),
  };
};

const seasonAction = (
  own: WatchedShow | undefined,
  changed: readonly Register[],
  registers: Registers,
): EpisodesMarked | undefined => {
  const first = changed[0] && episodeOf(changed[0].key);
  if (!first) return undefined;
  const seen = seenOfSeason(own ?? NOTHING_SEEN, first.season);
  const differing = changed.flatMap((register): readonly Changed[] => {
    const { number = -1 } = episodeOf(register.key) ?? {};
    const state = stateIn(register);
    return seenIn(seen, number) === state ? [] : [{ number, state }];
  });
  if (differing.length === 0) return undefined;
  const title = titleOf(own, first.id, registers);
  return { kind: 'episodes-marked', title, season: first.season, ...markedBy(differing) };
};

const stoppedAction = (own: WatchedShow | undefined, register: Register): ShowStopped | undefined => {
  const item = itemIn('shows', register);
  const stoppedAt = item?.stoppedAt ?? null;
  const title = own ?? item;
  if (!title || (own?.stoppedAt ?? null) === stoppedAt) return undefined;
  return { kind: 'show-stopped', title: toShowFacts(title), stoppedAt };
};

/** One change for each season that others have otherwise, whichever of its episodes. */
export function* episodeActions(library: Library, { registers, changed }: ToApply): Steps<Actions> {
  const here = new Map<string, WatchedShow>(library.episodes.map((show) => [showKey(show), show]));
  const actions: (EpisodesMarked | ShowStopped)[] = [];
  const episodes = changed.filter(({ list, key }) => list === 'episodes' && episodeOf(key));
  for (const of of groupBy(episodes, seasonOf).values()) {
    yield;
    const { id = 0 } = episodeOf(of[0]?.key ?? '') ?? {};
    const action = seasonAction(here.get(showKey({ id })), of, registers);
    if (action) actions.push(action);
  }
  for (const register of changed.filter(({ list }) => list === 'shows')) {
    yield;
    const action = stoppedAction(here.get(register.key), register);
    if (action) actions.push(action);
  }
  return keptFirst(actions);
}
