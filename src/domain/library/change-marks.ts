import { insert } from './change-titles.ts';
import type { TitleMarked } from './library-change.ts';
import { isEmptyMark, type Mark, type MarkedTitle } from './mark.ts';
import { patchBack, patched } from './patch.ts';
import { indexOfTitle, toStoredTitle } from './saved-title.ts';

/** The marks after a change: the same list when nothing changes. A title without a mark is not among them. */
export const changeMarks = (
  marks: readonly MarkedTitle[],
  { title, index, ...patch }: TitleMarked,
): readonly MarkedTitle[] => {
  const at = indexOfTitle(marks, title);
  const before = marks[at];
  if (!before) {
    const added = { ...title, ...patch.set };
    return isEmptyMark(added) ? marks : insert(marks, added, index);
  }
  const after = patched(before, patch);
  if (after === before) return marks;
  return isEmptyMark(after) ? marks.toSpliced(at, 1) : marks.with(at, after);
};

/** The change that brings a title's mark back to what it was. */
export const changeMarksBack = (marks: readonly MarkedTitle[], { kind, title, ...patch }: TitleMarked): TitleMarked => {
  const at = indexOfTitle(marks, title);
  const before: MarkedTitle = marks[at] ?? title;
  return { kind, title: toStoredTitle(before), ...patchBack<Mark>(before, patch), ...(at >= 0 && { index: at }) };
};
