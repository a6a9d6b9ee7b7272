import { batch } from './apply.ts';
import type { LibraryAction, ViewingsChanged } from './library-change.ts';
import type { Mark, MarkFields, Viewings } from './mark.ts';
import type { Patch } from './patch.ts';
import type { StoredTitle } from './saved-title.ts';
import { seenDayOf } from './seen-day.ts';
import { keptViewings, newestFirst } from './viewings.ts';

/** The change of one of several viewings, the newest, to another day; of all of them, where the title is not to be seen any more. */
const changedDay = (viewings: Viewings, seenAt: string | null | undefined): Patch<Viewings> => {
  const days = newestFirst(Object.keys(viewings));
  if (seenAt === undefined) return { set: {}, clear: days };
  const [newest = ''] = days;
  const day = seenDayOf(seenAt);
  return { set: { [day]: viewings[newest] ?? {} }, clear: day === newest ? [] : [newest] };
};

/**
 * The change by which something is said of a title. When it was seen is said of its viewings, where it has several: the newest goes to another
 * day, and without any the title is not seen (product.md, Marks: viewings).
 * @param mark as it is now. @param title what the marks keep of it
 */
export const marking = (
  mark: Mark | undefined,
  title: StoredTitle,
  { set, clear }: Patch<MarkFields>,
): LibraryAction => {
  const marked = { kind: 'title-marked', title, set, clear } as const;
  const isOfDays = Object.hasOwn(set, 'seenAt') || clear.includes('seenAt');
  if (!mark?.viewings || !isOfDays) return marked;
  const { seenAt, ...fields } = set;
  const days: ViewingsChanged = {
    kind: 'viewings-changed',
    title,
    ...changedDay(keptViewings(mark), clear.includes('seenAt') ? undefined : seenAt),
  };
  const others = clear.filter((field) => field !== 'seenAt');
  const isMore = Object.keys(fields).length + others.length > 0;
  return isMore ? batch([{ ...marked, set: fields, clear: others }, days]) : days;
};
