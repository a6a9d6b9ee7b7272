import { isSeen } from '#domain/library/marks/mark.ts';
import type { Title } from '#domain/title.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';

/** How many of these titles the visitor has seen. */
export const useSeenCount = (titles: readonly Title[]): number => {
  const markOf = useMarkOf();
  return titles.filter((title) => isSeen(markOf(title) ?? {})).length;
};
