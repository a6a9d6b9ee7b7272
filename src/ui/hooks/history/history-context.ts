import { createContext, useContext } from 'react';
import type { BrowserHistory } from './browser-history.ts';

export const HistoryContext = createContext<BrowserHistory | undefined>(undefined);

/**
 * The history that the router uses. Unlike the router's location it never changes. So a component that only leads
 * elsewhere is not drawn again at each navigation. Throws outside its provider: that is a defect in our code.
 */
export const useHistory = (): BrowserHistory => {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a HistoryContext around it.');
  return history;
};
