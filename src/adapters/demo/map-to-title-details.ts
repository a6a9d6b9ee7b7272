import type { FranchiseSummary, TitleDetails } from '#domain/title-details.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { demoImdbId } from './foreign-ids.ts';
import { DEMO_LORE, type DemoLore } from './lore/demo-lore.ts';
import { findFranchise, summaryOf } from './lore/find-franchise.ts';
import { mapToTitle } from './map-to-title.ts';

/** What only a movie's own page says: of a show, IMDb's number is among the extras. */
const ofMovie = (data: DemoData, title: DemoTitle, lore: DemoLore): Partial<TitleDetails> => {
  if (title.type !== 'movie') return {};
  const found = findFranchise(lore.franchises, title.id);
  const franchise: FranchiseSummary | undefined = found && summaryOf(data, found);
  return {
    ...(lore.hasImdb(title) && { imdb_id: demoImdbId({ media_type: 'movie', id: title.id }) }),
    ...(franchise && { franchise }),
  };
};

/** A title as its own screen shows it. */
export const mapToTitleDetails = (data: DemoData, title: DemoTitle, lore: DemoLore = DEMO_LORE): TitleDetails => {
  const { tagline, status, runtime, revenue, createdBy = [] } = title;
  const genres = data.genres[title.type];
  return {
    ...mapToTitle(title),
    ...(tagline && { tagline }),
    ...(status && { status }),
    ...(runtime && { runtime }),
    ...(revenue && { revenue }),
    ...lore.factsOf(title),
    ...ofMovie(data, title, lore),
    genres: title.genres.flatMap((id) => genres.find((genre) => genre.id === id) ?? []),
    created_by: createdBy,
  };
};
