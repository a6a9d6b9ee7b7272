import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Season } from '#domain/shows/season.ts';
import type { WatchedShow } from '#domain/shows/watched-show.ts';
import { aTitle } from '../a-title.ts';

/** Of so many shows the first episode was seen, of 'Show 1' last. */
export const showsTo = (count: number): readonly WatchedShow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Show ${at + 1}`,
    poster_path: null,
    seasons: { 1: `1@${20_000 - at}` },
  }));

/** Every show has these seasons. `asked` has the questions after several of them. */
export const stubShows = (seasons: readonly Season[], status = 'Returning Series') => {
  const asked: (readonly [show: number, seasons: readonly number[]])[] = [];
  const summaries = seasons.map(({ season_number, name, episodes }) => ({
    season_number,
    name,
    episode_count: episodes.length,
    poster_path: null,
  }));
  const showCatalog: ShowCatalog = {
    seasonOf: async (_, number) => {
      const season = seasons.find(({ season_number }) => season_number === number);
      if (!season) throw new CatalogError({ kind: 'http', status: 404 });
      return season;
    },
    seasonsOf: async (id, numbers) => {
      asked.push([id, numbers]);
      return {
        details: { ...aTitle({ id, media_type: 'tv' }), genres: [], created_by: [], seasons: summaries, status },
        seasons: seasons.filter(({ season_number }) => numbers.includes(season_number)),
      };
    },
  };
  return { asked, showCatalog };
};
