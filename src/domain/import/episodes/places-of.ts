import type { Season } from '../../shows/season.ts';
import { groupBy } from '../../util/group-by.ts';
import { normalName } from '../matching/normal-name.ts';
import type { ImportedEpisode } from './imported-episode.ts';
import type { KnownSeasons } from './known-seasons.ts';

export interface Place {
  readonly season: number;
  readonly number: number;
  /** Which of several of the file's it is, and so when it was seen, is not known. */
  readonly isOneOfSeveral?: true;
}

export const placeKey = (place: Place | undefined): string => (place ? `${place.season}/${place.number}` : '');

/** What is asked of a season over and over. */
interface SeasonIndex {
  readonly numbers: ReadonlySet<number>;
  /** The numbers of the episodes of a name. */
  readonly named: ReadonlyMap<string, readonly number[]>;
}

const indexed = ({ episodes }: Season): SeasonIndex => {
  const named = groupBy(episodes, ({ name }) => normalName(name));
  return {
    numbers: new Set(episodes.map(({ episode_number }) => episode_number)),
    named: new Map([...named].map(([name, same]) => [name, same.map(({ episode_number }) => episode_number)])),
  };
};

const INDEXES = new WeakMap<Season, SeasonIndex>();

const indexOf = (season: Season): SeasonIndex => {
  const index = INDEXES.get(season) ?? indexed(season);
  INDEXES.set(season, index);
  return index;
};

/** The seasons that have an episode's name or number, where the file does not say in which it is: no specials. */
const regular = ({ numbers = [] }: KnownSeasons): readonly number[] => numbers.filter((season) => season > 0);

/** Of a run the season has to have all. */
const hasAll = (there: Season, from: number, to = from): boolean => {
  const { numbers } = indexOf(there);
  for (let number = from; number <= to; number += 1) if (!numbers.has(number)) return false;
  return true;
};

const byNumber = (season: number, { number = 0, to }: ImportedEpisode, known: KnownSeasons): Place | undefined => {
  // What could not be asked about is believed (product.md, Import: numbers of episodes).
  if (!known.numbers || known.unanswered.has(season)) return { season, number };
  const there = known.seasons.get(season);
  return there && hasAll(there, number, to) ? { season, number } : undefined;
};

/** The only episode of a name. */
const byName = ({ season, name = '' }: ImportedEpisode, known: KnownSeasons): Place | undefined => {
  const wanted = normalName(name);
  const seasons = (season === undefined ? regular(known) : [season]).flatMap((each) => known.seasons.get(each) ?? []);
  const [place, another] = seasons.flatMap((each): readonly Place[] =>
    (indexOf(each).named.get(wanted) ?? []).map((number) => ({ season: each.season_number, number })),
  );
  return wanted === '' || another ? undefined : place;
};

/** What the file has under a number that it has another under too, which TheTVDB numbers apart: its number tells nothing alone. */
const sharedIn = (episodes: readonly ImportedEpisode[]): ReadonlySet<ImportedEpisode> => {
  const byPlace = groupBy(
    episodes.filter(({ number, isOwn }) => number !== undefined && !isOwn),
    ({ season, number, to }) => `${season}/${number}-${to}`,
  );
  return new Set([...byPlace.values()].filter(({ length }) => length > 1).flat());
};

const byTvdb = ({ tvdb = 0 }: ImportedEpisode, { show, found }: KnownSeasons): Place | undefined => {
  const place = found.get(tvdb);
  return place?.show === show ? place : undefined;
};

/** Where the catalogue has an episode of a file by its number or its name. */
const placeOf = (episode: ImportedEpisode, known: KnownSeasons): Place | undefined => {
  const { number, isOwn } = episode;
  const [only, another] = regular(known);
  const season = episode.season ?? (another === undefined ? only : undefined);
  if (number === undefined) return byName(episode, known);
  if (season === undefined) return undefined;
  return isOwn ? { season, number } : byNumber(season, episode, known);
};

/** The TheTVDB numbers of the episodes that the catalogue does not have as the file numbers them. */
export const numbersToFind = (episodes: readonly ImportedEpisode[], known: KnownSeasons): readonly number[] => {
  const shared = sharedIn(episodes);
  return episodes.flatMap((episode) =>
    episode.tvdb !== undefined && (shared.has(episode) || !placeOf(episode, known)) ? [episode.tvdb] : [],
  );
};

/** Whether the catalogue could not say where it has an episode that is not known by its number alone. */
export const isPlaceUnasked = ({ season, number, tvdb }: ImportedEpisode, known: KnownSeasons): boolean => {
  if (!known.numbers || (tvdb !== undefined && known.unfound.has(tvdb))) return true;
  if (number !== undefined) return false;
  return season === undefined ? known.unanswered.size > 0 : known.unanswered.has(season);
};

/**
 * Where each is: by its number, unless another has that too; else by TheTVDB's. Of those that share a number one that is left over
 * has it, where the catalogue has no other of them there.
 */
export const placesOf = (episodes: readonly ImportedEpisode[], known: KnownSeasons): readonly (Place | undefined)[] => {
  const shared = sharedIn(episodes);
  const places = episodes.map((episode) =>
    shared.has(episode) ? byTvdb(episode, known) : (placeOf(episode, known) ?? byTvdb(episode, known)),
  );
  if (shared.size === 0) return places;
  const taken = new Set(places.map((place) => placeKey(place)));
  const left = groupBy(
    episodes.filter((episode, at) => shared.has(episode) && !places[at]),
    (episode) => placeKey(placeOf(episode, known)),
  );
  return places.map((place, at) => {
    const episode = episodes[at];
    if (place || !episode || !shared.has(episode)) return place;
    const own = placeOf(episode, known);
    const [first, another] = left.get(placeKey(own)) ?? [];
    if (!own || taken.has(placeKey(own)) || episode !== first) return undefined;
    return another ? { ...own, isOneOfSeveral: true } : own;
  });
};
