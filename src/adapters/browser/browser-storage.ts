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

interface UserAgentData {
  readonly brands: readonly { readonly brand: string }[];
}

/** Not typed yet, and absent from every browser but those made from Chromium. */
const brands = () => (navigator as { readonly userAgentData?: UserAgentData }).userAgentData?.brands ?? [];

@injectable()
export class BrowserStorage implements DeviceStorage {
  // Firefox asks the visitor; WebKitGTK does too, and its storage stands still until they answer.
  get decidesAlone(): boolean {
    return brands().some(({ brand }) => brand === 'Chromium');
  }

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
