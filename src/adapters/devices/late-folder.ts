import type { FolderFile, DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { FolderError } from '#domain/devices/folder-failure.ts';

/** A folder that takes a moment to be opened. Where it cannot be, it is denied. */
export class LateFolder implements DevicesFolder {
  private opened: Promise<DevicesFolder> | undefined;

  constructor(private readonly open: () => Promise<DevicesFolder>) {}

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

  private folder(): Promise<DevicesFolder> {
    this.opened ??= this.open().catch((cause: unknown) => {
      throw new FolderError('denied', { cause });
    });
    return this.opened;
  }
}
