import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleAnswer, TitleAnswers, WantedParts } from '#application/ports/catalog/title-answers.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { releasesIn } from '#domain/calendar/compose-releases.ts';
import { notThere } from '#domain/catalog-failure.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { answerLater } from './answer-later.ts';
import { creditsOf } from './credits-of.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { findTitle } from './demo-index.ts';
import { DemoShowCatalog } from './demo-show-catalog.ts';
import { DEMO_EXTRAS, type DemoExtras } from './extras/demo-extras.ts';
import { mapToTitleDetails } from './map-to-title-details.ts';
import { DEMO_SERVICES, type DemoService } from './watch/demo-services.ts';
import { DemoWatchOptions } from './watch/demo-watch-options.ts';

export interface DemoAnswersData {
  readonly data: DemoData;
  readonly clock: Pick<Clock, 'now'>;
  readonly extras?: DemoExtras;
  readonly services?: readonly DemoService[];
}

/** What lists want to know of the demo's titles. Movies without a date of their own come out about the time that it is. */
export class DemoTitleAnswers implements TitleAnswers {
  private readonly data: DemoData;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly extras: DemoExtras;
  private readonly shows: DemoShowCatalog;
  private readonly options: DemoWatchOptions;

  constructor({ data, clock, extras = DEMO_EXTRAS, services = DEMO_SERVICES }: DemoAnswersData) {
    this.data = data;
    this.clock = clock;
    this.extras = extras;
    this.shows = new DemoShowCatalog(data, clock, extras);
    this.options = new DemoWatchOptions(data, services);
  }

  async answerOf(id: TitleId, wanted: WantedParts, signal: AbortSignal): Promise<TitleAnswer> {
    const { offersIn, datesIn, seasons } = wanted;
    const title = await answerLater(signal, () => findTitle(this.data, id));
    if (!title) throw notThere();
    const isShow = title.type === 'tv';
    return {
      details: mapToTitleDetails(this.data, title, this.extras),
      ...(offersIn !== undefined && { offers: await this.options.optionsOf(id, offersIn, signal) }),
      ...(datesIn !== undefined && { dates: this.datesOf(title, datesIn) }),
      ...(seasons && { seasons: isShow ? (await this.shows.seasonsOf(title.id, seasons, signal)).seasons : [] }),
      ...(wanted.credits && { credits: creditsOf(this.data, title) }),
    };
  }

  private datesOf(title: DemoTitle, country: string): readonly ReleaseDate[] {
    if (title.type !== 'movie' || !isRegionCode(country)) return [];
    return releasesIn(this.extras.releasesOf(title, this.clock.now()), country);
  }
}
