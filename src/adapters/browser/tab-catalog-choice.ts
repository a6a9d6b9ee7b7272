import type { CatalogChoice } from '#application/ports/catalog/catalog-choice.ts';
import { ownName } from './own-name.ts';
import { safeSessionStorage } from './safe-storage.ts';

const KEY = ownName('matinee_catalog');
const DEMO = 'demo';

/** Whether this tab has the demo catalogue by choice. All that the page's early script needs to know. */
export const hasChosenDemo = (): boolean =>
  new URLSearchParams(location.search).get('catalog') === DEMO || safeSessionStorage.get(KEY) === DEMO;

/**
 * The visitor's choice of the demo catalogue, stored for the tab. Where it cannot be stored, the address carries it
 * until the next reload.
 */
export const tabCatalogChoice = (isBuiltForDemo: boolean): CatalogChoice => {
  const isChosen = !isBuiltForDemo && hasChosenDemo();
  return {
    isDemo: isBuiltForDemo || isChosen,
    isChosen,
    openDemo: () => {
      safeSessionStorage.set(KEY, DEMO);
      location.assign(`${import.meta.env.BASE_URL}?catalog=${DEMO}`);
    },
    leaveDemo: () => {
      safeSessionStorage.remove(KEY);
      location.assign(import.meta.env.BASE_URL);
    },
  };
};
