import type { DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { FolderError, type FolderFault } from '#domain/devices/folder-failure.ts';

type Files = Map<string, string>;

const turn = () => Promise.resolve();

/** The folder of one device: an engine carries its files to those of the others, at its own pace. */
export class FakeFolder implements DevicesFolder {
  readonly files: Files = new Map();
  /** Every call fails by this. */
  fault: FolderFault | undefined;
  /** By which reading a single file fails. */
  readonly readFaults = new Map<string, FolderFault>();
  /** What was done with it. */
  readonly calls: string[] = [];

  async list() {
    await this.begin('list');
    return [...this.files].map(([name, { length: size }]) => ({ name, size }));
  }

  async read(name: string): Promise<string | undefined> {
    await this.begin(`read ${name}`);
    const fault = this.readFaults.get(name);
    if (fault) throw new FolderError(fault);
    return this.files.get(name) || undefined;
  }

  async write(name: string, text: string): Promise<void> {
    await this.begin(`write ${name}`);
    this.files.set(name, text);
  }

  async remove(name: string): Promise<void> {
    await this.begin(`remove ${name}`);
    this.files.delete(name);
  }

  private async begin(call: string): Promise<void> {
    this.calls.push(call);
    await turn();
    if (this.fault) throw new FolderError(this.fault);
  }
}

/** Carries a device's own files to another's folder. */
export const carry = (from: FakeFolder, to: FakeFolder, device: string): void => {
  for (const [name, text] of from.files) if (name.includes(device)) to.files.set(name, text);
};
