import type { ShowCatalog, ShowSeasons } from '#application/ports/catalog/show-catalog.ts';
import type { Clock } from '#application/ports/clock.ts';
import { notThere } from '#domain/catalog-failure.ts';
import type { Season } from '#domain/shows/season.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { findTitle } from './demo-index.ts';
import { demoExtras, type DemoExtras } from './extras/demo-extras.ts';
import { mapToTitleDetails } from './map-to-title-details.ts';

/** The seasons of the demo. The last one of each show is on about now. */
export class DemoShowCatalog implements ShowCatalog {
  constructor(
    private readonly data: DemoData,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly extras: DemoExtras = demoExtras(() => clock.now()),
  ) {}

  seasonOf(show: number, season: number, signal: AbortSignal): Promise<Season> {
    return answerLater(signal, () => {
      const found = this.season(this.title(show), season);
      if (!found) throw notThere();
      return found;
    });
  }

  seasonsOf(show: number, seasons: readonly number[], signal: AbortSignal): Promise<ShowSeasons> {
    return answerLater(signal, () => {
      const title = this.title(show);
      return {
        details: mapToTitleDetails(this.data, title, this.extras),
        seasons: seasons.flatMap((season) => this.season(title, season) ?? []),
      };
    });
  }

  private title(id: number): DemoTitle {
    const title = findTitle(this.data, { media_type: 'tv', id });
    if (!title) throw notThere();
    return title;
  }

  private season(title: DemoTitle, season: number): Season | undefined {
    const { seasons = [] } = this.extras.factsOf(title);
    const summary = seasons.find(({ season_number }) => season_number === season);
    const isLast = summary !== undefined && summary === seasons.at(-1);
    return summary && this.extras.seasonOf(title, summary, { isLast, now: this.clock.now() });
  }
}
