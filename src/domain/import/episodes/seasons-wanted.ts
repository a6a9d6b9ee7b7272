import { SEASONS_AT_ONCE } from '../../shows/seasons-to-ask.ts';
import { slicesOf } from '../../util/slices-of.ts';
import type { ImportedEpisode } from './imported-episode.ts';

/** Which seasons tell where the catalogue has the episodes of a file: those that it names; and whether one may be of any. */
const wantedOf = (episodes: readonly ImportedEpisode[]) => {
  const others = episodes.filter(({ isOwn }) => !isOwn);
  return {
    named: [...new Set(others.flatMap(({ season }) => season ?? []))],
    isAnyWanted: others.some(({ season }) => season === undefined),
  };
};

/** The seasons that are asked for first; undefined where nothing need be asked. */
export const seasonsAskedFirst = (episodes: readonly ImportedEpisode[]): readonly number[] | undefined => {
  const { named, isAnyWanted } = wantedOf(episodes);
  return named.length > 0 || isAnyWanted ? named.slice(0, SEASONS_AT_ONCE) : undefined;
};

/** Those that are asked for then, as many as one request takes: only seasons that there are. @param numbers of all of the show */
export const seasonsAskedThen = (
  episodes: readonly ImportedEpisode[],
  numbers: readonly number[],
): readonly (readonly number[])[] => {
  const { named, isAnyWanted } = wantedOf(episodes);
  const [wanted, asked] = [new Set(named), new Set(seasonsAskedFirst(episodes))];
  const open = numbers.filter((season) => !asked.has(season) && (wanted.has(season) || (isAnyWanted && season > 0)));
  return slicesOf(open, SEASONS_AT_ONCE);
};
