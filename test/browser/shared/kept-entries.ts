import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { entryOf } from './storage.ts';

/** Where a build keeps the lists: `VITE_STORE`. */
export type StoreName = 'local' | 'indexeddb';

type Entries = Readonly<Record<string, string>>;

/** The entries of the store in which the build under test keeps lists (product.md, Saving: key). */
export interface KeptEntries {
  /** Has them there before the first page of each tab begins, and leaves them alone afterwards. */
  plant(tabs: Page | BrowserContext, entries: Entries): Promise<unknown>;
  put(page: Page, entries: Entries): Promise<void>;
  textOf(page: Page, key: string): Promise<string | null>;
}

/** @param put runs in the page */
const keptBy = (put: (entries: Entries) => Promise<void>): Omit<KeptEntries, 'textOf'> => ({
  plant: (tabs, entries) =>
    tabs.addInitScript(`{
      const mark = 'planted ${randomUUID()}';
      let isNew = false;
      try {
        isNew = sessionStorage.getItem(mark) === null;
        sessionStorage.setItem(mark, 'yes');
      } catch {
        // A player's frame and axe's own page have no storage.
      }
      if (isNew) void (${put.toString()})(${JSON.stringify(entries)});
    }`),
  put: (page, entries) => page.evaluate(put, entries),
});

const putEntries = async (entries: Entries): Promise<void> => {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
};

/** The database answers requests in their order: the planted entries are there when the app reads. */
const putTexts = (entries: Entries): Promise<void> =>
  new Promise((done, refuse) => {
    const opening = indexedDB.open('matinee', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('texts'));
    opening.addEventListener('error', () => refuse(opening.error ?? new Error('It did not open.')));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('texts', 'readwrite');
      for (const [key, text] of Object.entries(entries)) transaction.objectStore('texts').put(text, key);
      transaction.addEventListener('complete', () => {
        opening.result.close();
        done();
      });
    });
  });

const textOf = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(
    (name) =>
      new Promise((done, refuse) => {
        const opening = indexedDB.open('matinee', 1);
        opening.addEventListener('error', () => refuse(opening.error ?? new Error('It did not open.')));
        opening.addEventListener('success', () => {
          const reading: IDBRequest<unknown> = opening.result.transaction('texts').objectStore('texts').get(name);
          reading.addEventListener('success', () => {
            opening.result.close();
            done(typeof reading.result === 'string' ? reading.result : null);
          });
        });
      }),
    key,
  );

export const KEPT_ENTRIES: Readonly<Record<StoreName, KeptEntries>> = {
  local: { ...keptBy(putEntries), textOf: entryOf },
  indexeddb: { ...keptBy(putTexts), textOf },
};
