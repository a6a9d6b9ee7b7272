import { formatCount } from '#domain/format/format-count.ts';
import { onViewingDay } from '#domain/format/viewing-day-text.ts';
import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import { changingViewings } from '#domain/library/marking.ts';
import { indexOfTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable, type RepeatedAct } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';

/** Days that go one after the other are told as one. */
const removalOf = (title: StoredTitle, day: string): RepeatedAct => ({
  name: `days removed of ${titleKey(title)}`,
  things: [day],
  told: (count) => `${formatCount(count)} days removed`,
});

/** Adds a day to those on which a title was seen, or removes one, and says so (product.md, Marks: seen again). */
export class ChangeViewings {
  constructor(private readonly deps: LibraryDeps) {}

  /** @param day as `isViewingDay` has it */
  add(title: StoredTitle, day: string): void {
    const { notifications } = this.deps;
    this.change(
      title,
      { set: { [day]: {} }, clear: [] },
      notifyUndoable(notifications, `Seen ${onViewingDay(day)}, too`),
    );
  }

  /** @param day one of its days. Without the last one the title is not seen */
  remove(title: StoredTitle, day: string): void {
    const { notifications } = this.deps;
    const say = notifyUndoable(notifications, `No longer seen ${onViewingDay(day)}`, { act: removalOf(title, day) });
    this.change(title, { set: {}, clear: [day] }, say);
  }

  private change(
    title: StoredTitle,
    patch: Parameters<typeof changingViewings>[2],
    say: ReturnType<typeof notifyUndoable>,
  ): void {
    const { session } = this.deps;
    const { marks } = session.library;
    const action = changingViewings(marks[indexOfTitle(marks, title)], toMarkableTitle(title), patch);
    session.dispatch(action, (undo) => say(byItems(undo)));
  }
}
