import { createContext, useContext } from 'react';
import type { BrowserHistory } from './browser-history.ts';

export const HistoryContext = createContext<BrowserHistory | undefined>(undefined);

/**
 * The history under the router. Unlike the router's location it never changes: a component that only links elsewhere is not
 * drawn again at each navigation. Throws outside its provider: that is a defect of ours.
 */
export const useHistory = (): BrowserHistory => {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a HistoryContext around it.');
  return history;
};
