import { timer, firstValueFrom } from 'rxjs';
import { deviceFileName } from '#domain/devices/folder-files.ts';
import type { Registers } from '#domain/devices/register.ts';
import { inSlices } from '../../in-slices.ts';
import type { Clock } from '../../ports/clock.ts';
import { DEVICE_FILE_MAX, type DeviceFile, type DeviceFileCodec } from '../device-file.ts';
import type { Membership } from '../devices-memory.ts';
import type { SharedFolder } from '../shared-folder.ts';

export interface OwnFileDeps {
  readonly codec: Pick<DeviceFileCodec, 'encode' | 'decode'>;
  readonly clock: Clock;
}

/** product.md, Devices: host pace. */
const HOST_PACE_MS = 2_000;

/** The file that this device writes. It is written only where it would differ. */
export class OwnFile {
  /** What the folder has of it; undefined where that is not known, or none. */
  private last: { readonly text: string; readonly writtenAt: string } | undefined;
  private isRead = false;
  private written: { readonly registers: Registers; readonly name: string } | undefined;
  private lastWriteMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly deps: OwnFileDeps) {}

  /**
   * What an earlier visit has written, or a copy of this browser. Read once in a visit. Rejects as the folder does.
   * @param names of what is in the folder
   */
  async read(folder: SharedFolder, device: string, names: readonly string[]): Promise<DeviceFile | undefined> {
    const name = deviceFileName(device);
    if (!names.includes(name)) this.forget();
    else if (!this.isRead) {
      const text = await folder.read(name);
      const decoded = text === undefined ? undefined : await inSlices(this.deps.codec.decode(text), this.deps.clock);
      this.isRead = true;
      if (text === undefined || decoded?.kind !== 'read') return undefined;
      this.last = { text, writtenAt: decoded.file.writtenAt };
      return decoded.file;
    }
    return undefined;
  }

  /** Rejects as the folder does. @returns false where it would be larger than others take */
  async write(folder: SharedFolder, membership: Membership, registers: Registers): Promise<boolean> {
    const { device, name, place } = membership;
    if (this.written?.registers === registers && this.written.name === name) return true;
    const encode = (writtenAt: string) =>
      inSlices(this.deps.codec.encode({ device, name, writtenAt, registers }), this.deps.clock);
    if (!this.last || (await encode(this.last.writtenAt)) !== this.last.text) {
      const writtenAt = this.deps.clock.now().toISOString();
      const text = await encode(writtenAt);
      if (text.length > DEVICE_FILE_MAX) return false;
      if (place.kind === 'host') await this.keepPace();
      await folder.write(deviceFileName(device), text);
      this.last = { text, writtenAt };
      this.isRead = true;
    }
    this.written = { registers, name };
    return true;
  }

  /** Waits until the host takes another file. */
  async keepPace(): Promise<void> {
    const { scheduler } = this.deps.clock;
    const waitMs = this.lastWriteMs + HOST_PACE_MS - scheduler.now();
    if (waitMs > 0) await firstValueFrom(timer(waitMs, scheduler));
    this.lastWriteMs = scheduler.now();
  }

  private forget(): void {
    this.last = undefined;
    this.written = undefined;
    this.isRead = true;
  }
}
