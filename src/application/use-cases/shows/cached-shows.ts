import { dayOf } from '#domain/days/calendar-day.ts';
import { DAY_MS } from '#domain/days/day-ms.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { Library } from '#domain/library/library.ts';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import type { KnownShow } from '#domain/shows/known-show.ts';
import { isUnasked, nextOfShow, showProgress, wantedSeasons, type NextOfShow } from '#domain/shows/next-of-show.ts';
import { byRound } from '#domain/shows/rounds.ts';
import type { SeasonProgress } from '#domain/shows/season-progress.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { showKey, type WatchedShow } from '#domain/shows/watched-show.ts';
import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { Clock } from '../../ports/clock.ts';
import { isCurrent } from '../../ports/memories/answer-memory.ts';
import type { TitleCache } from '../facts/title-cache.ts';

/** A show that something was seen of, with what comes next of it. The same reference while nothing of it changes. */
export interface UpNextShow {
  readonly key: TitleKey;
  readonly show: WatchedShow;
  /** What the provider said of it; undefined where it was not asked for. */
  readonly known: KnownShow | undefined;
  readonly now: NextOfShow;
  /** What the visitor has said of it, by the round that runs. */
  readonly seen: ShowSeen;
  /** Undefined where it is not known. */
  readonly progress: SeasonProgress | undefined;
}

/** What of a library says which episodes were seen. */
export type SeenLibrary = Pick<Library, 'episodes' | 'marks'>;

/** Whether its episodes are called as the visitor wants it by now; one that is gone has none (product.md, Titles in one’s language: lists). */
const isInLanguage = ({ textsIn, isGone }: KnownShow, language: LanguageTag | undefined): boolean =>
  textsIn === language || isGone === true;

/** A show, as others name it. */
export const showRefOf = ({ id }: WatchedShow): TitleRef => ({ id, media_type: 'tv' });

/** What the cache says of the shows of a library. */
export class CachedShows {
  private readonly made = new Map<TitleKey, { readonly of: readonly unknown[]; readonly made: UpNextShow }>();
  private marks: { readonly of: Library['marks']; readonly byKey: ReadonlyMap<TitleKey, MarkedTitle> } | undefined;

  constructor(
    private readonly cache: Pick<TitleCache, 'showOf'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** A show with what comes next of it. */
  showOf(show: WatchedShow, library: SeenLibrary): UpNextShow {
    const key = showKey(show);
    const known = this.cache.showOf(showRefOf(show));
    const seen = this.seen(show, library);
    const of = [show, known, seen.mark, seen.today];
    const before = this.made.get(key);
    if (before?.of.every((each, at) => each === of[at])) return before.made;
    const made = { key, show, known, seen, now: nextOfShow(known, seen), progress: showProgress(known, seen) };
    this.made.set(key, { of, made });
    return made;
  }

  /** Those that were not asked for within a day and in the language of titles, or have more to ask for since, the one that was seen last first. */
  unchecked(library: SeenLibrary & Pick<Library, 'preferences'>): readonly WatchedShow[] {
    const { titleLanguage } = library.preferences;
    return followedShows(library.episodes).filter((show) => {
      const known = this.cache.showOf(showRefOf(show));
      const isRecent = known !== undefined && isCurrent(known, this.clock.now(), DAY_MS);
      return !isRecent || !isInLanguage(known, titleLanguage) || isUnasked(known, this.seen(show, library));
    });
  }

  /** The numbers of the seasons that a show is to be asked for. */
  wanted(show: WatchedShow, library: SeenLibrary): readonly number[] {
    return wantedSeasons(this.cache.showOf(showRefOf(show)), this.seen(show, library));
  }

  private seen(show: WatchedShow, { marks }: SeenLibrary): ShowSeen {
    // There may be thousands of marks, and hundreds of shows.
    if (this.marks?.of !== marks) {
      const byKey = new Map(marks.flatMap((mark) => (mark.media_type === 'tv' ? [[titleKey(mark), mark]] : [])));
      this.marks = { of: marks, byKey };
    }
    return byRound({ show, mark: this.marks?.byKey.get(showKey(show)), today: dayOf(this.clock.now()) });
  }
}
