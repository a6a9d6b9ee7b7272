import type { FolderFile, SharedFolder } from '#application/devices/shared-folder.ts';
import { FolderError, type FolderFault } from '#domain/folder-failure.ts';

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

/** What Chromium has half written; a browser that was killed leaves it behind. */
const isUnfinished = (name: string): boolean => name.endsWith('.crswap');

/** A file was written or removed between finding and reading it. */
const CHANGED: ReadonlySet<string> = new Set(['NotFoundError', 'NotReadableError']);
/** Of reading a file that others keep changing. */
const TRIES = 20;

/** A folder of the File System Access API: one on disk, or one of the origin's private file system. */
export class DirectoryFolder implements SharedFolder {
  constructor(private readonly directory: FileSystemDirectoryHandle) {}

  list(): Promise<readonly FolderFile[]> {
    return this.attempt(async () => {
      const files: FolderFile[] = [];
      for await (const handle of this.directory.values()) {
        if (handle.kind === 'directory' || isUnfinished(handle.name)) continue;
        const size = await this.sizeOf(handle);
        if (size > 0) files.push({ name: handle.name, size });
      }
      return files;
    });
  }

  read(name: string): Promise<string | undefined> {
    return this.attempt(async () => (await this.orMissing(() => this.textOf(name))) || undefined);
  }

  write(name: string, text: string): Promise<void> {
    return this.attempt(async () => {
      const file = await this.directory.getFileHandle(name, { create: true });
      // Into a file of its own: closing puts that in the place of the earlier one.
      const writable = await file.createWritable();
      try {
        await writable.write(text);
      } catch (error) {
        await writable.abort().catch(() => undefined);
        throw error;
      }
      await writable.close();
    });
  }

  remove(name: string): Promise<void> {
    return this.attempt(() => this.orMissing(() => this.directory.removeEntry(name)));
  }

  private async textOf(name: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const handle = await this.directory.getFileHandle(name);
      try {
        return await (await handle.getFile()).text();
      } catch (error) {
        if (!CHANGED.has(nameOf(error)) || tries === TRIES) throw error;
      }
    }
  }

  private async sizeOf(handle: FileSystemFileHandle): Promise<number> {
    return (await this.orMissing(() => handle.getFile()))?.size ?? 0;
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
