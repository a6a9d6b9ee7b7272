import type { ChosenFile } from '#application/ports/library/backup-file.ts';
import { ownName } from '../../browser/own-name.ts';
import { safeSessionStorage } from '../../browser/safe-storage.ts';

const KEY = ownName('matinee_bench_file');
const NOT_KEPT = 'This browser could not keep the file for this tab.';

/** The code comes when there is a file: most pages have none. */
const openFiles = async () => {
  const [{ BenchFiles }, { SystemClock }] = await Promise.all([
    import('./bench-files.ts'),
    import('../../browser/system-clock.ts'),
  ]);
  return new BenchFiles(new SystemClock());
};

const forgetFile = (id: string): void => {
  // What stays is forgotten with the next file, a day later.
  openFiles()
    .then((files) => files.remove(id))
    .catch(() => {});
};

/** The library that this tab was given as a file: its text is in IndexedDB, its name there in session storage, which ends with the tab. */
export class TabFile {
  private offered: string | undefined;
  private read: Promise<string | undefined> | undefined;

  /** As the store saves it; undefined where the tab has none. Never rejects. */
  text(): Promise<string | undefined> {
    return (this.read ??= this.load());
  }

  /**
   * Reads a file, and keeps it until `use` makes it the tab's. Never rejects.
   * @returns why it was refused, as a sentence; undefined where it was taken
   */
  async take(file: ChosenFile): Promise<string | undefined> {
    const { readLibraryFile } = await import('./read-library-file.ts');
    const read = await readLibraryFile(file);
    if (read.kind === 'refusal') return read.reason;
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    try {
      const files = await openFiles();
      await files.put(id, read.bundle);
    } catch {
      return NOT_KEPT;
    }
    this.offered = id;
    return undefined;
  }

  /** @returns whether a file that was taken is the tab's from now on: from the next start of the app */
  use(): boolean {
    const { offered } = this;
    if (offered === undefined) return false;
    this.forget();
    this.offered = undefined;
    safeSessionStorage.set(KEY, offered);
    return true;
  }

  forget(): void {
    const id = safeSessionStorage.get(KEY);
    if (id === undefined) return;
    safeSessionStorage.remove(KEY);
    forgetFile(id);
  }

  private async load(): Promise<string | undefined> {
    const id = safeSessionStorage.get(KEY);
    if (id === undefined) return undefined;
    try {
      return await (await openFiles()).get(id);
    } catch {
      return undefined;
    }
  }
}

export const tabFile = new TabFile();
