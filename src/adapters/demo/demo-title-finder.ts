import type { FoundByName, TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import type { Title } from '#domain/title.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData } from './demo-data.ts';
import { findTitle } from './demo-index.ts';
import { DEMO_EXTRAS, type DemoExtras } from './extras/demo-extras.ts';
import { demoEpisodePlace, demoTitleRef } from './foreign-ids.ts';
import { pageOf } from './listings/page-of.ts';
import { findByName } from './listings/search-demo.ts';
import { mapToTitle } from './map-to-title.ts';

/** Finds the titles of the demo by their names, and by made-up numbers of other services. */
export class DemoTitleFinder implements TitleFinder {
  constructor(
    private readonly data: DemoData,
    private readonly extras: DemoExtras = DEMO_EXTRAS,
  ) {}

  findById(id: ForeignId, signal: AbortSignal): Promise<readonly Title[]> {
    return answerLater(signal, () => {
      const ref = demoTitleRef(id);
      const title = ref && findTitle(this.data, ref);
      return title ? [mapToTitle(title)] : [];
    });
  }

  findEpisode(tvdb: number, signal: AbortSignal): Promise<EpisodePlace | undefined> {
    return answerLater(signal, () => {
      const place = demoEpisodePlace(tvdb);
      const title = findTitle(this.data, { media_type: 'tv', id: place.show });
      const { seasons = [] } = title ? this.extras.factsOf(title) : {};
      const season = seasons.find(({ season_number }) => season_number === place.season);
      return season && place.number >= 1 && place.number <= season.episode_count ? place : undefined;
    });
  }

  findByName(query: NameQuery, signal: AbortSignal): Promise<FoundByName> {
    return answerLater(signal, () => {
      const { results, totalPages } = pageOf(findByName(this.data, query), 1);
      // Persons have their places among the results of a search, and are none of ours.
      const titles = results.flatMap((hit) => (hit.kind === 'title' ? [mapToTitle(hit.title)] : []));
      return { titles, hasMore: totalPages > 1 };
    });
  }
}
