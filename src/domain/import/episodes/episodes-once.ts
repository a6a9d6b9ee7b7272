import { nameKey } from '../../text/name-key.ts';
import type { ImportedEpisode } from './imported-episode.ts';

/** Episodes, each once, by what tells it from the others of its show. */
export type EpisodesByKey = Map<string, ImportedEpisode>;

const keyOf = ({ season, number, to, name = '' }: ImportedEpisode): string =>
  `${season}/${number}-${to}/${number === undefined ? nameKey(name) : ''}`;

/** It was seen when it last was; a known time says more than an unknown one. */
const merged = (a: ImportedEpisode, b: ImportedEpisode): ImportedEpisode => ({
  ...b,
  ...a,
  seenAt: (a.seenAt ?? '') > (b.seenAt ?? '') ? a.seenAt : b.seenAt,
});

/** Adds what was seen to the episodes of one show (product.md, Import: episodes). */
export const addEpisodes = (episodes: EpisodesByKey, others: Iterable<ImportedEpisode>): void => {
  for (const other of others) {
    const key = keyOf(other);
    const own = episodes.get(key);
    episodes.set(key, own ? merged(own, other) : other);
  }
};

/** The episodes of both. */
export const episodesOnce = (...lists: readonly (readonly ImportedEpisode[])[]): readonly ImportedEpisode[] => {
  const episodes: EpisodesByKey = new Map();
  for (const list of lists) addEpisodes(episodes, list);
  return [...episodes.values()];
};
