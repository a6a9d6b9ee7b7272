import type { Page } from '@playwright/test';
import { VISITOR_ADDRESS } from '../../../test-fixtures/fake-tmdb/visitor-address.ts';

/**
 * Writes a change into the log and tells all tabs, as a tab beside them does. The page is of the same origin; the app need not run there.
 * @param id of the change
 */
export const writeToLog = (page: Page, id: string, action: object): Promise<void> =>
  page.evaluate(
    async ([owner, changeId, written]) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
        });
      const database = await answer(indexedDB.open('matinee-log', 1));
      const transaction = database.transaction('entries', 'readwrite');
      const change = { id: changeId, at: new Date().toISOString(), tab: 'beside', action: written };
      transaction.objectStore('entries').add({ owner, id: changeId, change });
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
      const channel = new BroadcastChannel('matinee-log');
      // A channel has no target, and hears of its own origin alone.
      const tell: (message: string) => void = channel.postMessage.bind(channel);
      tell('grown');
      channel.close();
    },
    [VISITOR_ADDRESS, id, action] as const,
  );
