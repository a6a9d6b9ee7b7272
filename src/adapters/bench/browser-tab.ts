import { ownName } from '../browser/own-name.ts';
import { safeSessionStorage } from '../browser/safe-storage.ts';
import type { Tab } from './tab.ts';

const KEY = ownName('matinee_bench');

/** The browser's own tab. Where session storage is blocked, the address carries the choice until the next one. */
export const browserTab: Tab = {
  get page() {
    return location.origin + location.pathname;
  },
  get search() {
    return location.search;
  },
  recall: () => safeSessionStorage.get(KEY),
  remember: (state) => void (state === '' ? safeSessionStorage.remove(KEY) : safeSessionStorage.set(KEY, state)),
  startOver: (search) => location.assign(location.pathname + search),
};
