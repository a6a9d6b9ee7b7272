import { useEffect, useState } from 'react';
import type { ImportFacade, MatchState } from '#application/use-cases/import/import-facade.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';

/** Matches the titles of a reading while the component is shown. Once it is left, nothing more is asked. */
export const useMatching = (facade: ImportFacade, reading: ImportReading) => {
  const [matching] = useState(() => facade.match(reading));
  const [state, setState] = useState<MatchState>();
  useEffect(() => {
    const subscription = matching.state$.subscribe(setState);
    return () => subscription.unsubscribe();
  }, [matching]);
  return { matching, state };
};
