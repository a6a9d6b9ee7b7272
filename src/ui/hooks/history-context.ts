import { createContext, useContext } from 'react';
import type { BrowserHistory } from './browser-history.ts';

export const HistoryContext = createContext<BrowserHistory | undefined>(undefined);

/**
 * The history that the router stands on. Unlike the router's location it never changes, so that what only leads elsewhere
 * isn't drawn anew at each navigation. Throws outside its provider: that is a defect of ours.
 */
export const useHistory = (): BrowserHistory => {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a HistoryContext around it.');
  return history;
};
