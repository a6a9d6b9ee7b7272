import { formatCount } from '#domain/format/format-count.ts';
import { onViewingDay } from '#domain/format/viewing-day-text.ts';
import { batch } from '#domain/library/apply.ts';
import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import { isSeen, type Mark, type Viewings } from '#domain/library/marks/mark.ts';
import { changingViewings } from '#domain/library/marks/marking.ts';
import { SOME_TIME } from '#domain/library/marks/viewings.ts';
import type { Patch } from '#domain/library/patch.ts';
import { indexOfTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { roundsEndedBy } from '#domain/shows/rounds.ts';
import { titleKey } from '#domain/title.ts';
import { changeUndoably, type Told } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { RepeatedAct } from '../../library/notify-undoable.ts';
import type { MarkTitle } from './mark-title.ts';

/** Days that go one after the other are told as one. */
const removalOf = (title: StoredTitle, day: string): RepeatedAct => ({
  name: `days removed of ${titleKey(title)}`,
  things: [day],
  told: (count) => `${formatCount(count)} days removed`,
});

/** Adds a day to those on which a title was seen, or removes one, and says so (product.md, Marks: seen again). */
export class ChangeViewings {
  constructor(
    private readonly deps: LibraryDeps,
    private readonly markTitle: MarkTitle,
  ) {}

  /** The first one marks the title as seen. @param day of the calendar, or `SOME_TIME` */
  add(title: StoredTitle, day: string): void {
    const mark = this.markOf(title);
    if (mark && isSeen(mark))
      this.change(title, { set: { [day]: {} }, clear: [] }, { message: `Seen ${onViewingDay(day)}, too` });
    else this.markTitle.execute(title, { set: { seenAt: day === SOME_TIME ? null : day }, clear: [] });
  }

  /** @param day one of its days. Without the last one the title is not seen */
  remove(title: StoredTitle, day: string): void {
    const told = { message: `No longer seen ${onViewingDay(day)}`, act: removalOf(title, day) };
    this.change(title, { set: {}, clear: [day] }, told);
  }

  private markOf(title: StoredTitle): Mark | undefined {
    const { marks } = this.deps.session.library;
    return marks[indexOfTitle(marks, title)];
  }

  private change(title: StoredTitle, days: Patch<Viewings>, told: Told): void {
    const action = changingViewings(this.markOf(title), toMarkableTitle(title), days);
    const ended = Object.keys(days.set).flatMap((day) => roundsEndedBy(this.deps.session.library, title, day));
    changeUndoably(this.deps, batch([action, ...ended]), told);
  }
}
