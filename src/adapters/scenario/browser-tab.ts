import { safeSessionStorage } from '../browser/safe-storage.ts';
import type { Tab } from './tab.ts';

const KEY = 'matinee_scenario';

/** The browser's own tab. Where session storage is blocked, the address carries the choice until the next one. */
export const browserTab: Tab = {
  get search() {
    return location.search;
  },
  recall: () => safeSessionStorage.get(KEY),
  remember: (name) => void (name === 'none' ? safeSessionStorage.remove(KEY) : safeSessionStorage.set(KEY, name)),
  startOver: (search) => location.assign(location.pathname + search),
};
