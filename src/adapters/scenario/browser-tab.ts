import type { Tab } from './tab.ts';

const KEY = 'matinee_scenario';

/** Session storage may be blocked; the address then carries the choice until the next one. */
const withTabStorage = <T>(act: (storage: Storage) => T): T | undefined => {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
};

export const browserTab: Tab = {
  get search() {
    return location.search;
  },
  recall: () => withTabStorage((storage) => storage.getItem(KEY)) ?? undefined,
  remember: (name) =>
    withTabStorage((storage) => (name === 'none' ? storage.removeItem(KEY) : storage.setItem(KEY, name))),
  startOver: (search) => location.assign(location.pathname + search),
};
