import { formatCount } from '#domain/format/format-count.ts';
import { batch } from '#domain/library/apply.ts';
import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import { RATING_MAX, type Mark, type MarkField, type MarkFields } from '#domain/library/marks/mark.ts';
import { marking } from '#domain/library/marks/marking.ts';
import type { Patch } from '#domain/library/patch.ts';
import { containsTitle, indexOfTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import type { NotificationAction } from '#domain/notification.ts';
import { roundsEndedBy } from '#domain/shows/rounds.ts';
import { titleKey } from '#domain/title.ts';
import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { RepeatedAct } from '../../library/notify-undoable.ts';
import { ToggleWatchlist } from '../lists/toggle-watchlist.ts';

/** What is said of each field that is set or cleared (product.md, Marks: feedback). */
const SET: { readonly [Field in MarkField]: (mark: Mark) => string } = {
  seenAt: () => 'Marked as seen',
  rating: ({ rating }) => `Rated ${rating} of ${RATING_MAX}`,
  note: () => 'Note saved',
  hiddenAt: () => 'You will not be shown it again',
};
const CLEARED: Readonly<Record<MarkField, string>> = {
  seenAt: 'No longer marked as seen',
  rating: 'Rating removed',
  note: 'Note removed',
  hiddenAt: 'It may be shown again',
};

/** What is said of several titles in a row: once a field was set, and once it was cleared. */
const SEVERAL: Readonly<Record<MarkField, readonly [set: string, cleared: string]>> = {
  seenAt: ['titles marked as seen', 'titles no longer marked as seen'],
  rating: ['titles rated', 'ratings removed'],
  note: ['notes saved', 'notes removed'],
  hiddenAt: ['titles will not be shown again', 'titles may be shown again'],
};

const actOn = (title: StoredTitle, { set, clear }: Patch<MarkFields>): RepeatedAct => {
  const [field] = Object.keys(set) as MarkField[];
  const done = field ? SEVERAL[field][0] : SEVERAL[clear[0] ?? 'seenAt'][1];
  return {
    name: done,
    things: [titleKey(title)],
    isOfferOfOne: true,
    told: (count) => `${formatCount(count)} ${done}`,
  };
};

const feedback = ({ set, clear }: Patch<MarkFields>): string => {
  const [field] = Object.keys(set) as MarkField[];
  if (field) return SET[field](set);
  return clear[0] ? CLEARED[clear[0]] : '';
};

/** Changes what the visitor knows about a title, and says so (product.md, Marks: feedback). */
export class MarkTitle {
  private readonly toggleWatchlist: ToggleWatchlist;

  constructor(private readonly deps: LibraryDeps) {
    this.toggleWatchlist = new ToggleWatchlist(deps);
  }

  execute(title: StoredTitle, { set, clear }: Patch<MarkFields>): void {
    const { session } = this.deps;
    const isSeenNow = set.seenAt !== undefined && containsTitle(session.library.watchlist, title);
    const { marks } = session.library;
    const action = marking(marks[indexOfTitle(marks, title)], toMarkableTitle(title), { set, clear });
    const ended = roundsEndedBy(session.library, title, set.seenAt);
    changeUndoably(this.deps, batch([action, ...ended]), {
      message: feedback({ set, clear }),
      act: actOn(title, { set, clear }),
      alternative: isSeenNow ? this.removal(title) : undefined,
    });
  }

  /** A seen title may be done with; only the visitor knows (product.md, Marks: seen). */
  private removal(title: StoredTitle): NotificationAction {
    return { label: 'Remove from watchlist', run: () => this.removeFromWatchlist(title) };
  }

  private removeFromWatchlist(title: StoredTitle): void {
    if (containsTitle(this.deps.session.library.watchlist, title)) this.toggleWatchlist.execute(title);
  }
}
