import { openDB } from 'idb';
import { injectable } from 'inversify';
import type { SiteData } from '#application/ports/memories/site-data.ts';
import { ownName } from '../own-name.ts';
import { workerTodayNotices } from '../worker-today-notices.ts';

const ENTRY = ownName('matinee_');
const NAME = ownName('matinee');
/**
 * Begins the names of caches with the app's own files. They are the same for every visitor, and without them the app
 * would no longer open offline.
 */
const SHELL = ownName('matinee-shell-');

/** Resolves with an empty list where the storage is blocked, absent, or cannot list its names. */
const orNone = async <T>(list: () => Promise<readonly T[]>): Promise<readonly T[]> => {
  try {
    return await list();
  } catch {
    return [];
  }
};

const entriesOf = (area: 'localStorage' | 'sessionStorage') => orNone(async () => [globalThis[area]]);

const eraseEntries = (entries: Storage): void => {
  for (const key of Object.keys(entries)) if (key.startsWith(ENTRY)) entries.removeItem(key);
};

/** Empties a database instead of deleting it: a deletion would wait for every tab to close its connection. */
const emptyDatabase = async (name: string): Promise<void> => {
  const database = await openDB(name);
  try {
    const names = [...database.objectStoreNames];
    if (names.length === 0) return;
    const transaction = database.transaction(names, 'readwrite');
    await Promise.all([...names.map((each) => transaction.objectStore(each).clear()), transaction.done]);
  } finally {
    database.close();
  }
};

/** Erases whatever has a name of this copy of Matinee's, no matter which release made it. */
@injectable()
export class BrowserSiteData implements SiteData {
  async erase(): Promise<void> {
    // The browser keeps that they are on, under no name of Matinee's.
    await workerTodayNotices.stop();
    const [areas, databases, caches] = await Promise.all([
      Promise.all([entriesOf('localStorage'), entriesOf('sessionStorage')]),
      orNone(() => indexedDB.databases()),
      orNone(() => globalThis.caches.keys()),
    ]);
    areas.flat().forEach(eraseEntries);
    const names = databases.flatMap(({ name }) => (name?.startsWith(NAME) ? [name] : []));
    const own = caches.filter((name) => name.startsWith(NAME) && !name.startsWith(SHELL));
    await Promise.all([...names.map(emptyDatabase), ...own.map((name) => globalThis.caches.delete(name))]);
  }
}
