import { createContext, useContext } from 'react';
import type { App } from '#application/app.ts';

export const AppContext = createContext<App | undefined>(undefined);

/** The core of the application. Throws outside its provider: that is a defect in our code. */
export const useApp = (): App => {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppContext around it.');
  return app;
};
