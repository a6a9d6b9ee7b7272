import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import type { MarkFields } from '#domain/library/marks/mark.ts';
import type { Patch } from '#domain/library/patch.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';

/** What each action of a title's marks is given. */
export interface MarkActionProps {
  readonly title: StoredTitle;
  /** It is there before the actions are: a press is kept at once, even if the page is left right after it. */
  readonly marks: MarksFacade;
}

/** Changes the mark of a title. */
export const changeMarkOf = (
  { title, marks }: MarkActionProps,
  { set = {}, clear = [] }: Partial<Patch<MarkFields>>,
): void => marks.markTitle.execute(title, { set, clear });
