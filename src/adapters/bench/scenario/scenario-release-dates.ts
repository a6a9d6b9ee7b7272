import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { ReleaseDates } from '#application/ports/catalog/release-dates.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { releasesEndpoint } from '../../tmdb/extras-endpoint.ts';
import type { Answerer } from './question.ts';

/** Release dates that answer every call in another's way. */
export class ScenarioReleaseDates implements ReleaseDates {
  constructor(
    private readonly inner: ReleaseDates,
    private readonly other: Answerer,
  ) {}

  datesOf(title: TitleId, country: string, signal: AbortSignal): Promise<readonly ReleaseDate[]> {
    const { path } = releasesEndpoint(title.id);
    return this.other.answer({ call: 'datesOf', path, about: [title, country], signal }, () =>
      this.inner.datesOf(title, country, signal),
    );
  }
}
