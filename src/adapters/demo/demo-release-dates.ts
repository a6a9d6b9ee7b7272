import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { ReleaseDates } from '#application/ports/catalog/release-dates.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { releasesIn } from '#domain/calendar/compose-releases.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData } from './demo-data.ts';
import { DEMO_EXTRAS, type DemoExtras } from './extras/demo-extras.ts';
import { findTitle } from './find-title.ts';

/** On which days the demo's movies come out: those without a date of their own about the time that it is. */
export class DemoReleaseDates implements ReleaseDates {
  constructor(
    private readonly data: DemoData,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly extras: DemoExtras = DEMO_EXTRAS,
  ) {}

  datesOf(id: TitleId, country: string, signal: AbortSignal): Promise<readonly ReleaseDate[]> {
    return answerLater(signal, () => {
      if (id.media_type !== 'movie' || !isRegionCode(country)) return [];
      const title = findTitle(this.data, id);
      if (!title) throw new CatalogError({ kind: 'http', status: 404 });
      return releasesIn(this.extras.releasesOf(title, this.clock.now()), country);
    });
  }
}
