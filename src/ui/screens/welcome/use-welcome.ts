import { useState } from 'react';
import { useApp } from '../../app/app-context.ts';

/** Spec section 5. */
const SAVE_FAILURE = 'Failed to save your name. Please try again.';

/** Ends the welcome, or says why it cannot end. */
export const useWelcome = () => {
  const { desk, log } = useApp();
  const [error, setError] = useState<string>();

  const attempt = (name: string | undefined): string | undefined => {
    try {
      return desk.completeWelcome.execute(name);
    } catch (failure) {
      log.error('The name could not be saved.', failure);
      return SAVE_FAILURE;
    }
  };

  return {
    error,
    /** @returns whether the welcome is over. */
    complete: (name?: string): boolean => {
      const problem = attempt(name);
      setError(problem);
      if (problem === undefined) desk.keeper.closeWelcome();
      return problem === undefined;
    },
    forget: () => setError(undefined),
  };
};
