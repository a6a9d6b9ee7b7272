import type { FolderFile, DevicesFolder } from '#application/ports/devices/devices-folder.ts';

/** The files, by their names: folders over the same map are one folder on several devices. */
export type MemoryFiles = Map<string, string>;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A folder that ends with the window. */
export class MemoryFolder implements DevicesFolder {
  constructor(private readonly files: MemoryFiles = new Map()) {}

  async list(): Promise<readonly FolderFile[]> {
    return [...this.files].map(([name, text]) => ({ name, size: bytesOf(text) }));
  }

  async read(name: string): Promise<string | undefined> {
    return this.files.get(name) || undefined;
  }

  async write(name: string, text: string): Promise<void> {
    this.files.set(name, text);
  }

  async remove(name: string): Promise<void> {
    this.files.delete(name);
  }
}
