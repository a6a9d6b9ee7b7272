import { useState } from 'react';
import { useApp } from '../../app/app-context.ts';

/** Ends the welcome, or says why it cannot end. */
export const useWelcome = () => {
  const { desk } = useApp();
  const [error, setError] = useState<string>();
  return {
    error,
    /** @returns whether the welcome is over. */
    complete: async (name?: string): Promise<boolean> => {
      const problem = await desk.completeWelcome.execute(name);
      setError(problem);
      if (problem === undefined) desk.keeper.closeWelcome();
      return problem === undefined;
    },
    forget: () => setError(undefined),
  };
};
