import { filter } from 'rxjs';
import { storageEvents } from '#adapters/store/storage-events.ts';
import { copyLost, isFree, newText, type Move, type TextMedium, type Texts } from '#adapters/store/text-medium.ts';
import { entryKeys, readEntry, removeEntry, stageEntry, type Staged } from './entry-files.ts';

const FOLDER = 'matinee';

/** Opened for each call: it is another once the visitor had the site's data cleared. */
export const openFolder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

type Act<Result> = (folder: FileSystemDirectoryHandle) => Promise<Result>;

/** Tabs take turns: what writes is alone, so that nobody writes between what it reads and what it writes. */
const inTurn = <Result>(mode: LockMode, act: Act<Result>): Promise<Result> =>
  navigator.locks.request(`${FOLDER}-files`, { mode }, async () => act(await openFolder()));

const dropAll = async (all: readonly Staged[]): Promise<void> => {
  await Promise.all(all.map(({ drop }) => drop()));
};

const put = async (folder: FileSystemDirectoryHandle, key: string, text: string | undefined): Promise<void> =>
  (await stageEntry(folder, key, text)).commit();

/** Commits in this order. What was committed is taken back where a later one is refused: there was room for it before. */
const commitAll = async (all: readonly (Staged & { readonly undo: () => Promise<void> })[]): Promise<void> => {
  for (const [at, { commit }] of all.entries()) {
    try {
      await commit();
    } catch (error) {
      await dropAll(all.slice(at));
      for (const { undo } of all.slice(0, at)) await undo();
      throw error;
    }
  }
};

const putAll = async (folder: FileSystemDirectoryHandle, texts: Texts): Promise<void> => {
  const staged: (Staged & { readonly undo: () => Promise<void> })[] = [];
  try {
    for (const [key, text] of Object.entries(texts)) {
      const held = await readEntry(folder, key);
      const one = await stageEntry(folder, key, newText(text, held));
      staged.push({ ...one, undo: () => put(folder, key, held) });
    }
  } catch (error) {
    await dropAll(staged);
    throw error;
  }
  await commitAll(staged);
};

/**
 * What a store takes that has more to do (docs/adding-a-store.md): a file for each text, in the origin's private file system.
 * A text that was reported as written survives a killed browser.
 */
export class OriginFilesMedium implements TextMedium {
  readonly lifetime = 'device';
  readonly outside$ = storageEvents().pipe(filter(({ kind }) => kind === 'cleared'));

  get(...keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return inTurn('shared', (folder) => Promise.all(keys.map((key) => readEntry(folder, key))));
  }

  set(texts: Texts): Promise<void> {
    return inTurn('exclusive', (folder) => putAll(folder, texts));
  }

  setNow(texts: Texts): void {
    void this.set(texts).catch(() => undefined);
  }

  move({ from, text, nameOf }: Move): Promise<string | undefined> {
    return inTurn('exclusive', async (folder) => {
      if ((await readEntry(folder, from)) !== text) return undefined;
      let count = 1;
      while (!isFree(await readEntry(folder, nameOf(count)), text)) count += 1;
      const name = nameOf(count);
      await put(folder, name, text);
      if ((await readEntry(folder, name)) !== text) throw copyLost(name);
      await removeEntry(folder, from);
      return name;
    });
  }

  remove(key: string, text?: string): Promise<boolean> {
    return inTurn('exclusive', async (folder) => {
      const isOther = text !== undefined && (await readEntry(folder, key)) !== text;
      if (!isOther) await removeEntry(folder, key);
      return !isOther;
    });
  }

  keys(): Promise<readonly string[]> {
    return inTurn('shared', entryKeys);
  }
}
