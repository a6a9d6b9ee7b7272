import { batch } from '../apply.ts';
import type { LibraryAction, ViewingsChanged } from '../library-change.ts';
import type { Patch } from '../patch.ts';
import type { StoredTitle } from '../saved-title.ts';
import type { Mark, MarkFields, Viewings } from './mark.ts';
import { seenDayOf } from './seen-day.ts';
import { daysSeen, keptViewings, newestFirst } from './viewings.ts';

/** The change of viewings by a day that comes to them, or by the end of all. */
const changedDay = (viewings: Viewings, seenAt: string | null | undefined): Patch<Viewings> => {
  if (seenAt === undefined) return { set: {}, clear: newestFirst(Object.keys(viewings)) };
  const day = seenDayOf(seenAt);
  return { set: { [day]: viewings[day] ?? {} }, clear: [] };
};

/**
 * The change by which something is said of a title. When it was seen is said of its viewings, where it keeps any: a day comes to them, also where
 * a release before has marked the title as not seen, and without any it is not seen (product.md, Marks: viewings).
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

/**
 * The change by which days come to the viewings of a title, or go (product.md, Marks: seen again). The end of the last one is what every
 * release reads: that the title is not seen.
 * @param mark as it is now. @param title what the marks keep of it
 */
export const changingViewings = (
  mark: Mark | undefined,
  title: StoredTitle,
  { set, clear }: Patch<Viewings>,
): LibraryAction => {
  const isEnd = Object.keys(set).length === 0 && daysSeen(mark ?? {}).every((day) => clear.includes(day));
  return isEnd ? marking(mark, title, { set: {}, clear: ['seenAt'] }) : { kind: 'viewings-changed', title, set, clear };
};
