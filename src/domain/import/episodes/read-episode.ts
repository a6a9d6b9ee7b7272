import type { Fields } from '../../fields.ts';
import { fieldsOf, itemsOf, known } from '../cells/json-fields.ts';
import { readNumber, readPlaceNumber } from '../cells/read-ids.ts';
import type { ImportedEpisode } from './imported-episode.ts';

/** An episode as a file has it. */
export interface FiledEpisode {
  readonly season: unknown;
  readonly number: unknown;
  readonly seenAt: string | null | undefined;
  readonly tvdb?: unknown;
}

/** An episode that was seen; undefined without the numbers of a season and of an episode (product.md, Import: episodes). */
export const readEpisode = (filed: FiledEpisode): ImportedEpisode | undefined => {
  const [season, number] = [readPlaceNumber(filed.season), readPlaceNumber(filed.number)];
  if (season === undefined || number === undefined) return undefined;
  return { season, number, seenAt: filed.seenAt ?? null, ...known({ tvdb: readNumber(filed.tvdb) }) };
};

/** The episodes of an entry that has them by its seasons, each with its season. */
export const episodesIn = (entry: Fields): readonly { readonly season: Fields; readonly episode: Fields }[] =>
  itemsOf(entry['seasons'])
    .map(fieldsOf)
    .flatMap((season) => itemsOf(season['episodes']).map((episode) => ({ season, episode: fieldsOf(episode) })));
