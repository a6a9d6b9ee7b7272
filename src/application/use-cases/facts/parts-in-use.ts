import { chosenLists, isToAsk } from '#domain/calendar/calendar-titles.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { titleLists } from '#domain/library/library.ts';
import { containsTitle } from '#domain/library/saved-title.ts';
import { sameTitle, type TitleRef } from '#domain/title.ts';
import { regionOfLanguages } from '#domain/watch/region-of-languages.ts';
import { watchChoiceOf } from '#domain/watch/watch-choice.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { WantedParts } from '../../ports/catalog/title-answers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Languages } from '../../ports/languages.ts';
import type { TitleCache } from './title-cache.ts';

export interface PartsInUseDeps {
  readonly session: Pick<LibrarySession, 'library'>;
  readonly titleCache: Pick<TitleCache, 'streamsOf' | 'daysOf' | 'isFresh' | 'hasDaysIn'>;
  readonly languages: Languages;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * What the visitor uses of titles, and is not known of one: it comes along with whatever the title is asked about for, so that no other feature
 * asks again (product.md, Lists: asked).
 */
export class PartsInUse {
  constructor(private readonly deps: PartsInUseDeps) {}

  of(title: TitleRef): WantedParts {
    return { ...this.offers(title), ...this.dates(title) };
  }

  /** Where services are chosen: of a title of which lists tell whether it is on them. */
  private offers(title: TitleRef): WantedParts {
    const { session, titleCache } = this.deps;
    const choice = watchChoiceOf(session.library.preferences);
    if (!choice || titleCache.streamsOf(title, choice.region)) return {};
    const isListed = titleLists(session.library).some((list) => containsTitle(list, title));
    return isListed ? { offersIn: choice.region } : {};
  }

  /** Where the calendar was looked at: of a movie that it is about. */
  private dates(title: TitleRef): WantedParts {
    const { session, titleCache, languages, clock } = this.deps;
    const { library } = session;
    const country = library.preferences.watchRegion ?? regionOfLanguages(languages());
    if (title.media_type === 'tv' || country === undefined || !titleCache.hasDaysIn(country)) return {};
    const lists = [library.watchlist, ...chosenLists(library)];
    const listed = lists.flatMap((list) => list.find((each) => sameTitle(each, title)) ?? [])[0];
    const isDue =
      listed !== undefined &&
      !titleCache.isFresh(title, country) &&
      isToAsk(listed, titleCache.daysOf(title, country), dayOf(clock.now()));
    return isDue ? { datesIn: country } : {};
  }
}
