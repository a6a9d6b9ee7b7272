import { calendarTitles } from '../calendar/calendar-titles.ts';
import { type Library, titleLists } from '../library/library.ts';
import { isHidden } from '../library/marks/mark.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { everSeen } from '../shows/rounds.ts';
import { seenIn } from '../shows/runs.ts';
import { seenOfSeason, type WatchedShow } from '../shows/watched-show.ts';
import { titleKey, type TitleKey } from '../title.ts';
import type { News } from './news.ts';

/** A title, and in which way it is listed. */
export interface NewsTitle {
  readonly title: StoredTitle & { readonly addedAt?: string };
  /** Whether it is news that it comes to a service: it is on a list. */
  readonly isListed: boolean;
  /** Whether its days are news: it is in the calendar. */
  readonly isInCalendar: boolean;
}

/** The titles of which something may be new, each once (product.md, News: titles). */
export const newsTitles = (library: Library): readonly NewsTitle[] => {
  const left = new Set(library.marks.filter(isHidden).map(titleKey));
  const titles = new Map<TitleKey, NewsTitle>();
  for (const title of calendarTitles(library)) {
    titles.set(titleKey(title), { title, isListed: false, isInCalendar: true });
  }
  for (const title of titleLists(library).flat()) {
    const key = titleKey(title);
    const isGone = title.goneAt !== undefined;
    if (!isGone) titles.set(key, { isInCalendar: false, ...titles.get(key), title, isListed: true });
  }
  return [...titles].filter(([key]) => !left.has(key)).map(([, each]) => each);
};

/** Without the episodes that were seen, in whatever round. */
export const withoutSeen = (news: readonly News[], episodes: readonly WatchedShow[]): readonly News[] => {
  const shows = new Map(episodes.map((show) => [show.id, everSeen(show)]));
  return news.filter((each) => {
    const show = each.type === 'episode' ? shows.get(each.title.id) : undefined;
    return each.type !== 'episode' || !show || seenIn(seenOfSeason(show, each.season), each.number) === undefined;
  });
};
