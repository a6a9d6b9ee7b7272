import type { Fields } from '../../fields.ts';
import { fieldsOf, itemsOf } from '../cells/json-fields.ts';
import type { ImportedEpisode } from './imported-episode.ts';

/** The episodes of an entry that has them by its seasons. @param read undefined where one cannot be read */
export const episodesOfSeasons = (
  entry: Fields,
  read: (season: Fields, episode: Fields) => ImportedEpisode | undefined,
): readonly ImportedEpisode[] =>
  itemsOf(entry['seasons'])
    .map(fieldsOf)
    .flatMap((season) =>
      itemsOf(season['episodes'])
        .map(fieldsOf)
        .flatMap((episode) => read(season, episode) ?? []),
    );
