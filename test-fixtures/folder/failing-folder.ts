import type { DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { FolderError, type FolderFault } from '#domain/devices/folder-failure.ts';

/** A folder that fails from the moment when `fault` is set; 'full' is for writing alone. */
export class FailingFolder implements DevicesFolder {
  fault: FolderFault | undefined;

  constructor(private readonly inner: DevicesFolder) {}

  async list(): ReturnType<DevicesFolder['list']> {
    this.check();
    return this.inner.list();
  }

  async read(name: string): Promise<string | undefined> {
    this.check();
    return this.inner.read(name);
  }

  async write(name: string, text: string): Promise<void> {
    this.check();
    if (this.fault) throw new FolderError(this.fault);
    return this.inner.write(name, text);
  }

  async remove(name: string): Promise<void> {
    this.check();
    return this.inner.remove(name);
  }

  private check(): void {
    if (this.fault && this.fault !== 'full') throw new FolderError(this.fault);
  }
}
