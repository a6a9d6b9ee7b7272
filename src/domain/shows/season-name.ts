import type { SeasonSummary } from '../title-details.ts';

/** What a season is called: by its number where it has no name (product.md, Detail: seasons). */
export const seasonName = ({ season_number, name }: Pick<SeasonSummary, 'season_number' | 'name'>): string =>
  name || (season_number === 0 ? 'Specials' : `Season ${season_number}`);
