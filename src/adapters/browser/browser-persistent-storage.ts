import { injectable } from 'inversify';
import type { PersistentStorage } from '#application/ports/persistent-storage.ts';
import { ownName } from './own-name.ts';
import { safeLocalStorage } from './safe-storage.ts';

const ASKED = ownName('matinee_asked_to_persist');

/**
 * Runs `act` with the browser's storage manager, and resolves with undefined when that rejects. Insecure contexts have
 * no storage manager, and some browsers lack some of its methods. A call of a missing method rejects like a refusal.
 */
const withStorageManager = async <T>(act: (storage: StorageManager) => Promise<T>): Promise<T | undefined> => {
  try {
    return await act(navigator.storage);
  } catch {
    return undefined;
  }
};

interface UserAgentData {
  readonly brands: readonly { readonly brand: string }[];
}

/** The types do not have `userAgentData` yet. Only browsers that are made from Chromium have it. */
const brands = () => (navigator as { readonly userAgentData?: UserAgentData }).userAgentData?.brands ?? [];

@injectable()
export class BrowserPersistentStorage implements PersistentStorage {
  // Firefox asks the visitor. WebKitGTK does too, and its storage stands still until the visitor answers.
  get decidesAlone(): boolean {
    return brands().some(({ brand }) => brand === 'Chromium');
  }

  get wasAsked(): boolean {
    return safeLocalStorage.get(ASKED) !== undefined;
  }

  isPersisted(): Promise<boolean | undefined> {
    return withStorageManager((storage) => storage.persisted());
  }

  async persist(): Promise<boolean> {
    const answer = await withStorageManager((storage) => storage.persist());
    if (answer !== undefined) safeLocalStorage.set(ASKED, answer ? 'yes' : 'no');
    return answer ?? false;
  }

  async usedBytes(): Promise<number | undefined> {
    return (await withStorageManager((storage) => storage.estimate()))?.usage;
  }
}
