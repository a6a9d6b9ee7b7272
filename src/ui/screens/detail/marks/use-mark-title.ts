import type { Mark } from '#domain/library/mark.ts';
import type { Patch } from '#domain/library/patch.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useMarks } from '../../../hooks/use-marks.ts';

/** Changes the mark of a title. */
export const useMarkTitle = (title: StoredTitle): ((patch: Partial<Patch<Mark>>) => void) => {
  const withMarks = useMarks();
  return ({ set = {}, clear = [] }) => void withMarks(({ markTitle }) => markTitle.execute(title, { set, clear }));
};
