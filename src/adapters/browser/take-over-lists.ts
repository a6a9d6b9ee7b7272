import { openDB, type IDBPDatabase } from 'idb';
import { BrowserConsoleLog } from './browser-console-log.ts';
import { OWN_SCOPE } from './own-name.ts';

const ENTRY = 'matinee_';
/** What is made anew when it is missing. */
const LEFT_ENTRIES: ReadonlySet<string> = new Set(['matinee_last_banner', 'matinee_recommendations']);
/** With the lists. A device's membership is not among them: two copies would write one device's file against each other. */
const DATABASES = ['matinee', 'matinee-log'] as const;
/** Not one of the entries that are erased, or the lists would come back. */
const DONE = 'taken-over';

/** The store's texts have the names of entries as their keys. */
const renamed = (scope: string, key: IDBValidKey): IDBValidKey =>
  typeof key === 'string' && key.startsWith(ENTRY) ? scope + key : key;

const makeStores = (from: IDBPDatabase, to: IDBPDatabase): void => {
  for (const name of from.objectStoreNames) {
    const source = from.transaction(name).store;
    const { keyPath, autoIncrement, indexNames } = source;
    const store = to.createObjectStore(name, { keyPath, autoIncrement });
    for (const each of indexNames) {
      const { keyPath: path, unique, multiEntry } = source.index(each);
      store.createIndex(each, path, { unique, multiEntry });
    }
  }
};

const rowsOf = async (from: IDBPDatabase, name: string) => {
  const { store, done } = from.transaction(name);
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
  return keys.map((key, at) => [key, values[at] as unknown] as const);
};

const copyRows = async (from: IDBPDatabase, to: IDBPDatabase, scope: string): Promise<void> => {
  const names = [...from.objectStoreNames];
  const rows = await Promise.all(names.map(async (name) => [name, await rowsOf(from, name)] as const));
  const transaction = to.transaction(names, 'readwrite');
  for (const [name, each] of rows) {
    const store = transaction.objectStore(name);
    await store.clear();
    for (const [key, value] of each)
      await (store.keyPath === null ? store.put(value, renamed(scope, key)) : store.put(value));
  }
  await transaction.done;
};

const copyDatabase = async (name: string, scope: string): Promise<void> => {
  const from = await openDB(name);
  try {
    if (from.objectStoreNames.length === 0) return;
    const to = await openDB(scope + name, from.version, { upgrade: (database) => makeStores(from, database) });
    await copyRows(from, to, scope).finally(() => to.close());
  } finally {
    from.close();
  }
};

const copyEntries = (scope: string): void => {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(ENTRY) && !LEFT_ENTRIES.has(key));
  for (const key of names) localStorage.setItem(scope + key, localStorage.getItem(key) ?? '');
};

const copyAll = async (scope: string): Promise<void> => {
  if (localStorage.getItem(scope + DONE) !== null) return;
  const databases = new Set((await indexedDB.databases()).map(({ name = '' }) => name));
  const hasOwn =
    Object.keys(localStorage).some((key) => key.startsWith(scope + ENTRY)) || databases.has(`${scope}matinee-log`);
  if (!hasOwn) {
    for (const name of DATABASES) if (databases.has(name)) await copyDatabase(name, scope);
    copyEntries(scope);
  }
  localStorage.setItem(scope + DONE, new Date().toISOString());
};

/**
 * Copies the lists that a site in a folder kept under the names of a host's root, once, and only where the folder has none of its
 * own. The root's stay as they are: another copy of the app may be there (product.md, Configuration: own names). One tab
 * does it, and others wait.
 */
export const takeOverLists = async (scope = OWN_SCOPE): Promise<void> => {
  try {
    // Plain http has no locks.
    const locks = navigator.locks as LockManager | undefined;
    await (locks ? locks.request(`${scope}matinee_take_over`, () => copyAll(scope)) : copyAll(scope));
  } catch (error) {
    // Storage is blocked or full. The next start tries again, and what there is stays.
    new BrowserConsoleLog().warn('store', 'The lists under the root’s names could not be taken over.', error);
  }
};
