import type { Page } from '@playwright/test';
import { dataOf } from '../data/data.ts';

/** 'Your devices' in 'Your data'. */
export const devicesOf = (page: Page) => dataOf(page).getByRole('region', { name: 'Your devices' });

/** The line that says how it is with sharing, as it is seen: a part of it is announced as well. */
export const syncLineOf = (page: Page, text: string | RegExp) =>
  devicesOf(page).getByRole('paragraph').filter({ hasText: text });

/** The dialog that has this device share its lists. */
export const joinDialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share between devices' });

/** The folder that the visitor chooses, in the private file system of the profile. */
const FOLDER = 'Sync';

/**
 * Has the visitor choose a folder of the browser's private file system: no test can drive the browser's own dialog for folders. Its
 * handles are of the same kind, but for the permission, which is always granted.
 */
export const chooseInPrivate = (page: Page) =>
  page.addInitScript((name) => {
    const choose = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
    Object.defineProperty(window, 'showDirectoryPicker', { configurable: true, value: choose });
  }, FOLDER);

/** The files of that folder, by their names. One that is just being replaced cannot be read for a moment. */
export const filesInFolder = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name, { create: true });
    const read = async () => {
      const texts: Record<string, string> = {};
      for await (const handle of folder.values()) {
        if (handle.kind === 'file') texts[handle.name] = await (await handle.getFile()).text();
      }
      return texts;
    };
    for (let tries = 0; tries < 5; tries += 1) {
      const texts = await read().catch(() => undefined);
      if (texts) return texts;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return read();
  }, FOLDER);

/** Has a file arrive there, as whatever carries files between devices does it. */
export const putInFolder = (page: Page, file: string, text: string): Promise<void> =>
  page.evaluate(
    async ([name, own, content]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle(name, { create: true });
      const writable = await (await folder.getFileHandle(own, { create: true })).createWritable();
      await writable.write(content);
      await writable.close();
    },
    [FOLDER, file, text] as const,
  );
