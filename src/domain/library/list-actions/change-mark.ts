import type { TitleRef } from '../../title.ts';
import type { TitleMarked } from '../library-change.ts';
import { isEmptyMark, type MarkedTitle } from '../mark.ts';
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

/** The change that brings a title's mark back to what it was. A mark that is still there keeps its place by itself. */
export const changeMarkBack = (
  mark: MarkedTitle | undefined,
  change: TitleMarked,
  place: () => number,
): TitleMarked => {
  const { kind, title, set, clear } = change;
  const ref: TitleRef = { id: title.id, ...(title.media_type && { media_type: title.media_type }) };
  if (!mark) return { kind, title: ref, ...patchBack({}, { set, clear }) };
  const back = { kind, title: toStoredTitle(mark), ...patchBack(mark, { set, clear }) };
  return changeMark(mark, change) ? back : { ...back, index: place() };
};
