import { injectable } from 'inversify';
import type { DeviceStorage } from '#application/ports/device-storage.ts';
import { localNote } from './local-note.ts';

const ASKED = localNote('matinee_asked_to_persist');

/** Absent in insecure contexts, and each method in some browsers: calling what is not there rejects like a refusal. */
const ask = async <T>(act: (storage: StorageManager) => Promise<T>): Promise<T | undefined> => {
  try {
    return await act(navigator.storage);
  } catch {
    return undefined;
  }
};

@injectable()
export class BrowserStorage implements DeviceStorage {
  get wasAsked(): boolean {
    return ASKED.recall() !== undefined;
  }

  isPersisted(): Promise<boolean | undefined> {
    return ask((storage) => storage.persisted());
  }

  async persist(): Promise<boolean> {
    const answer = await ask((storage) => storage.persist());
    if (answer !== undefined) ASKED.remember(answer ? 'yes' : 'no');
    return answer ?? false;
  }

  async usedBytes(): Promise<number | undefined> {
    return (await ask((storage) => storage.estimate()))?.usage;
  }
}
