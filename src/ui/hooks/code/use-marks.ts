import type { MarksFacade } from '#application/facades/marks-facade.ts';
import { useApp } from '../app-context.ts';
import { useFacade } from './use-facade.ts';

/** Does something by the use cases of marks and choices, once their code is there. */
export const useMarks = (): ((act: (marks: MarksFacade) => void) => Promise<boolean>) => {
  const { library } = useApp();
  return useFacade(() => library.openMarks());
};
