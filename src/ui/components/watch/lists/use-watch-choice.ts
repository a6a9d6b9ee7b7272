import { useMemo } from 'react';
import { watchChoiceOf, type WatchChoice } from '#domain/watch/watch-choice.ts';
import { useLibrary } from '../../../hooks/use-library.ts';

/** On what the visitor watches, and where; undefined until they have chosen services, and until the library is there. */
export const useWatchChoice = (): WatchChoice | undefined => {
  const preferences = useLibrary((library) => library.preferences);
  return useMemo(() => watchChoiceOf(preferences), [preferences]);
};
