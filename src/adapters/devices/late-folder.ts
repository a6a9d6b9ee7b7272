import type { FolderFile, SharedFolder } from '#application/ports/devices/shared-folder.ts';
import { FolderError } from '#domain/devices/folder-failure.ts';

/** A folder that takes a moment to be opened. Where it cannot be, it is denied. */
export class LateFolder implements SharedFolder {
  private opened: Promise<SharedFolder> | undefined;

  constructor(private readonly open: () => Promise<SharedFolder>) {}

  async list(): Promise<readonly FolderFile[]> {
    return (await this.folder()).list();
  }

  async read(name: string): Promise<string | undefined> {
    return (await this.folder()).read(name);
  }

  async write(name: string, text: string): Promise<void> {
    await (await this.folder()).write(name, text);
  }

  async remove(name: string): Promise<void> {
    await (await this.folder()).remove(name);
  }

  private folder(): Promise<SharedFolder> {
    this.opened ??= this.open().catch((cause: unknown) => {
      throw new FolderError('denied', { cause });
    });
    return this.opened;
  }
}
