import { createContext, useContext } from 'react';

/** Whether the provider's ratings of what was not seen are hidden. They are not where nothing is around that says it. */
export const RatingsVeilContext = createContext(false);

/** As cards are many, each takes it from around, and has no subscription of its own for it. */
export const useRatingsVeil = (): boolean => useContext(RatingsVeilContext);
