import type { TitleRef } from '../title.ts';
import { insert } from './change-titles.ts';
import type { TitleMarked } from './library-change.ts';
import { isEmptyMark, toMarkableTitle, type MarkedTitle } from './mark.ts';
import { patchBack, patched } from './patch.ts';
import { indexOfTitle } from './saved-title.ts';

/** The marks after a change: the same list when nothing changes. A title without a mark is not among them. */
export const changeMarks = (
  marks: readonly MarkedTitle[],
  { title, set, clear, index }: TitleMarked,
): readonly MarkedTitle[] => {
  const at = indexOfTitle(marks, title);
  const before = marks[at];
  if (!before) {
    const added = { ...title, ...set };
    return isEmptyMark(added) ? marks : insert(marks, added, index);
  }
  const after = patched(before, { set, clear });
  if (after === before) return marks;
  return isEmptyMark(after) ? marks.toSpliced(at, 1) : marks.with(at, after);
};

/** The change that brings a title's mark back to what it was. */
export const changeMarksBack = (marks: readonly MarkedTitle[], { title, set, clear }: TitleMarked): TitleMarked => {
  const at = indexOfTitle(marks, title);
  const before = marks[at];
  const ref: TitleRef = { id: title.id, ...(title.media_type && { media_type: title.media_type }) };
  const kind = 'title-marked';
  if (!before) return { kind, title: ref, ...patchBack({}, { set, clear }) };
  return { kind, title: toMarkableTitle(before), ...patchBack(before, { set, clear }), index: at };
};
