import type { FolderFile, DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { FolderError, type FolderFault } from '#domain/devices/folder-failure.ts';

const FAULTS: Readonly<Record<string, FolderFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  QuotaExceededError: 'full',
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const asFolderError = (error: unknown): FolderError =>
  error instanceof FolderError
    ? error
    : new FolderError(FAULTS[nameOf(error)] ?? 'unreachable', { cause: error as Error });

/** Begins the name of a text that is not yet in its place. */
const PARTIAL = '.matinee-partial-';

interface Movable {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

/**
 * WebKit: its writables write into the file itself, where other engines put a text aside until it is whole. It tells itself by
 * `move`, which demands two arguments there alone.
 */
const isWrittenInPlace = (prototype: object): prototype is Movable =>
  'move' in prototype && typeof prototype.move === 'function' && prototype.move.length === 2;

const fill = async (file: FileSystemFileHandle, text: string): Promise<void> => {
  const writable = await file.createWritable();
  try {
    await writable.write(text);
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
  // Puts the text in the place of the earlier one.
  await writable.close();
};

const fillAndMove = async (directory: FileSystemDirectoryHandle, name: string, text: string): Promise<void> => {
  const partial = PARTIAL + crypto.randomUUID();
  const file = await directory.getFileHandle(partial, { create: true });
  try {
    await fill(file, text);
    await (file as FileSystemFileHandle & Movable).move(directory, name);
  } catch (error) {
    await directory.removeEntry(partial).catch(() => undefined);
    throw error;
  }
};

/** Writes a file whole or not at all, over an earlier one. Rejects as the browser does. */
const writeWhole = async (directory: FileSystemDirectoryHandle, name: string, text: string): Promise<void> => {
  if (isWrittenInPlace(FileSystemFileHandle.prototype)) return fillAndMove(directory, name, text);
  return fill(await directory.getFileHandle(name, { create: true }), text);
};

/** What is half written, by Chromium or here; a browser that was killed leaves it behind. */
const isUnfinished = (name: string): boolean => name.endsWith('.crswap') || name.startsWith(PARTIAL);

/** A file was written or removed between finding and reading it, as Chromium and Firefox tell it. */
const CHANGED: ReadonlySet<string> = new Set(['NotFoundError', 'NotReadableError', 'AbortError']);
/** Of reading a file that others keep changing. */
const TRIES = 200;
/** Between two of them, so that whoever writes comes to an end. */
const PAUSE_MS = 5;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const isSame = (one: File, other: File): boolean => one.size === other.size && one.lastModified === other.lastModified;

/** A folder of the File System Access API: one on disk, or one of the origin's private file system. */
export class DirectoryFolder implements DevicesFolder {
  constructor(private readonly directory: FileSystemDirectoryHandle) {}

  list(): Promise<readonly FolderFile[]> {
    return this.attempt(async () => {
      const files: FolderFile[] = [];
      for await (const handle of this.directory.values()) {
        if (handle.kind === 'directory' || isUnfinished(handle.name)) continue;
        // Undefined where it has gone meanwhile.
        const file = await this.orMissing(() => handle.getFile());
        if (file) files.push({ name: handle.name, size: file.size, modified: String(file.lastModified) });
      }
      return files;
    });
  }

  read(name: string): Promise<string | undefined> {
    return this.attempt(async () => (await this.orMissing(() => this.textOf(name))) || undefined);
  }

  write(name: string, text: string): Promise<void> {
    return this.attempt(() => writeWhole(this.directory, name, text));
  }

  remove(name: string): Promise<void> {
    return this.attempt(() => this.orMissing(() => this.directory.removeEntry(name)));
  }

  /**
   * A text counts when the file is still the same after it was read: some engines that carry files, and WebKit, write into the
   * file itself.
   */
  private async textOf(name: string): Promise<string> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const handle = await this.directory.getFileHandle(name);
      try {
        const file = await handle.getFile();
        const bytes = await file.arrayBuffer();
        const isWhole = bytes.byteLength === file.size && isSame(file, await handle.getFile());
        if (isWhole) return new TextDecoder().decode(bytes);
      } catch (error) {
        if (!CHANGED.has(nameOf(error))) throw error;
      }
      await pause();
    }
    throw new FolderError('unreachable');
  }

  /** Undefined where the file is missing. Where the folder itself is, it rejects. */
  private async orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (nameOf(error) !== 'NotFoundError') throw error;
      await this.directory.values().next();
      return undefined;
    }
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw asFolderError(error);
    }
  }
}
