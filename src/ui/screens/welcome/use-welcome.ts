import { useState } from 'react';
import { useApp } from '../../hooks/app-context.ts';

/** Ends the welcome, or gives the error for which it cannot end. */
export const useWelcome = () => {
  const { library } = useApp();
  const [error, setError] = useState<string>();
  return {
    error,
    /** @returns whether the welcome is over. */
    complete: async (name?: string): Promise<boolean> => {
      const problem = await library.completeWelcome.execute(name);
      setError(problem);
      if (problem === undefined) library.loader.closeWelcome();
      return problem === undefined;
    },
    forget: () => setError(undefined),
  };
};
