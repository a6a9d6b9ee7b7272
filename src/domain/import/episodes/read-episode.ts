import type { Fields } from '../../fields.ts';
import { fieldsOf, itemsOf, known, textOf } from '../cells/json-fields.ts';
import { readNumber, readPlaceNumber } from '../cells/read-ids.ts';
import type { ImportedEpisode } from './imported-episode.ts';

/** An episode as a file has it. */
export interface FiledEpisode {
  /** Absent where the file does not say it. */
  readonly season?: unknown;
  readonly number: unknown;
  readonly seenAt: string | null | undefined;
  readonly tvdb?: unknown;
}

/** An episode that was seen; undefined where its number, or that of its season, cannot be read (product.md, Import: episodes). */
export const readEpisode = (filed: FiledEpisode): ImportedEpisode | undefined => {
  const [season, number] = [readPlaceNumber(filed.season), readPlaceNumber(filed.number)];
  if ((season === undefined && 'season' in filed) || number === undefined) return undefined;
  return { number, seenAt: filed.seenAt ?? null, ...known({ season, tvdb: readNumber(filed.tvdb) }) };
};

/**
 * Those of an anime of which is only said how many were seen, some time. Each entry of its services counts from 1, be it of a later season:
 * which one the catalogue is to tell.
 */
export const countedEpisodes = (count: unknown): readonly (ImportedEpisode | undefined)[] => {
  const to = readPlaceNumber(textOf(count) || 0);
  if (to === undefined) return [undefined];
  return to === 0 ? [] : [{ number: 1, ...(to > 1 && { to }), seenAt: null }];
};

/** The episodes of an entry that has them by its seasons, each with its season. */
export const episodesIn = (entry: Fields): readonly { readonly season: Fields; readonly episode: Fields }[] =>
  itemsOf(entry['seasons'])
    .map(fieldsOf)
    .flatMap((season) => itemsOf(season['episodes']).map((episode) => ({ season, episode: fieldsOf(episode) })));
