import { useCallback } from 'react';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import type { TitleRef } from '#domain/title.ts';
import { useApp } from './app-context.ts';
import { useCurrent } from './use-current.ts';
import { useLibrary } from './use-library.ts';

/** What the visitor knows about a title; undefined where that is nothing. */
export const useMark = (title: TitleRef): MarkedTitle | undefined => {
  const { library } = useApp();
  return useCurrent(library.library$, () => library.saved.markOf(title));
};

type MarkOf = (title: TitleRef) => MarkedTitle | undefined;

/**
 * How to find the mark of a title, for a list of them: another function once the marks are others. One subscription serves
 * all, because marks seldom change while a list is shown; then the whole list is drawn again.
 */
export const useMarkOf = (): MarkOf => {
  const { library } = useApp();
  const marks = useLibrary((all) => all.marks);
  return useCallback((title) => library.saved.markIn(marks, title), [library, marks]);
};
