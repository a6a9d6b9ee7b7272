import { refOf } from '../facts/markable-title.ts';
import type { TitleMarked, ViewingsChanged } from '../library-change.ts';
import { isEmptyMark, type MarkedTitle } from '../marks/mark.ts';
import { broughtBack, changedSeen, viewingsPatch, withSeen } from '../marks/viewings.ts';
import { patchBack, patched } from '../patch.ts';
import { toStoredTitle } from '../saved-title.ts';

/**
 * A title's mark after a change: the same reference when nothing changes. Undefined for a title without a mark, which is
 * not among the marks.
 */
export const changeMark = (
  mark: MarkedTitle | undefined,
  { title, set, clear }: TitleMarked,
): MarkedTitle | undefined => {
  const after = mark ? patched(mark, { set, clear }) : { ...title, ...set };
  return isEmptyMark(after) ? undefined : after;
};

/** The same of a change of when the title was seen. */
export const changeViewings = (mark: MarkedTitle | undefined, action: ViewingsChanged): MarkedTitle | undefined => {
  const own: MarkedTitle = mark ?? action.title;
  const seen = action.back ? broughtBack(own, action, action.back) : changedSeen(own, action);
  if (seen === own) return mark;
  const after = withSeen(own, seen);
  return isEmptyMark(after) ? undefined : after;
};

/** The change that brings a title's mark back to what it was. A mark that is still there keeps its place by itself. */
export const changeMarkBack = (
  mark: MarkedTitle | undefined,
  change: TitleMarked,
  place: () => number,
): TitleMarked => {
  const { kind, title, set, clear } = change;
  if (!mark) return { kind, title: refOf(title), ...patchBack({}, { set, clear }) };
  const back = { kind, title: toStoredTitle(mark), ...patchBack(mark, { set, clear }) };
  return changeMark(mark, change) ? back : { ...back, index: place() };
};

/** The same of a change of when the title was seen: it names what was changed alone, so that what others add meanwhile stays. */
export const changeViewingsBack = (
  mark: MarkedTitle | undefined,
  action: ViewingsChanged,
  place: () => number,
): ViewingsChanged => {
  const { kind, title } = action;
  const after = changeViewings(mark, action);
  const back = mark?.seenAt === undefined ? {} : { seenAt: mark.seenAt };
  const change = { kind, title: mark ? toStoredTitle(mark) : refOf(title), back };
  const patch = viewingsPatch(after?.viewings, mark?.viewings);
  return { ...change, ...patch, ...(mark && !after && { index: place() }) };
};
