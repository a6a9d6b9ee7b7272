import type { CatalogChoice } from '#application/app.ts';

const KEY = 'matinee_catalog';
const DEMO = 'demo';

/** Session storage may be blocked; the address then carries the choice until the next reload. */
const withTabStorage = <T>(act: (storage: Storage) => T): T | undefined => {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
};

const hasChosenDemo = (): boolean =>
  new URLSearchParams(location.search).get('catalog') === DEMO ||
  withTabStorage((storage) => storage.getItem(KEY)) === DEMO;

/** The visitor's choice of the demo catalogue, kept for the tab. */
export const tabCatalogChoice = (isBuiltForDemo: boolean): CatalogChoice => {
  const isChosen = !isBuiltForDemo && hasChosenDemo();
  return {
    isDemo: isBuiltForDemo || isChosen,
    isChosen,
    openDemo: () => {
      withTabStorage((storage) => storage.setItem(KEY, DEMO));
      location.assign(`/?catalog=${DEMO}`);
    },
    leaveDemo: () => {
      withTabStorage((storage) => storage.removeItem(KEY));
      location.assign('/');
    },
  };
};
