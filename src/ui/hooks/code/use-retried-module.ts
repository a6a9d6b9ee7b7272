import { useState } from 'react';
import { useModule } from './use-module.ts';

/** A module that comes when it is first needed, or that the visitor asks for once more. */
export const useRetriedModule = <Module extends object>(load: () => Promise<Module>, isNeeded = true) => {
  const [isMissing, setMissing] = useState(false);
  const module = useModule(load, isNeeded && !isMissing, () => setMissing(true));
  return {
    /** Undefined while it is on its way, and where it did not come. */
    module,
    /** Asks for it once more. Undefined unless it did not come. */
    retry: isMissing ? () => setMissing(false) : undefined,
  };
};
