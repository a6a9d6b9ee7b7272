import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Season } from '#domain/shows/season.ts';
import type { TitleDetails } from '#domain/title-details.ts';

/** One show with the seasons that a test gives; there are no others. */
export const stubShows = (details: TitleDetails, ...known: readonly Season[]): ShowCatalog => {
  const assertThere = (isThere: boolean) => {
    if (!isThere) throw new CatalogError({ kind: 'http', status: 404 });
  };
  const find = (season: number) => known.find(({ season_number }) => season_number === season);
  return {
    seasonOf: async (show, season) => {
      const found = find(season);
      assertThere(show === details.id && found !== undefined);
      return found as Season;
    },
    seasonsOf: async (show, seasons) => {
      assertThere(show === details.id);
      return { details, seasons: seasons.flatMap((season) => find(season) ?? []) };
    },
  };
};
