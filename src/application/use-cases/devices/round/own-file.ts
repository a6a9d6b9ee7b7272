import { timer, firstValueFrom } from 'rxjs';
import { deviceFileName } from '#domain/devices/folder-files.ts';
import { hasSameRegisters } from '#domain/devices/known.ts';
import type { Registers } from '#domain/devices/register.ts';
import type { Steps } from '#domain/steps.ts';
import type { Clock } from '../../../ports/clock.ts';
import { DEVICE_FILE_MAX, type DeviceFile, type DeviceFileCodec } from '../../../ports/devices/device-file.ts';
import type { FolderFile, DevicesFolder } from '../../../ports/devices/devices-folder.ts';
import type { Membership } from '../../../ports/devices/membership-memory.ts';
import { inSlices } from '../../../time/in-slices.ts';

interface OwnFileDeps {
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'encode' | 'decode'>;
  readonly clock: Clock;
}

/** product.md, Devices: host pace. */
const HOST_PACE_MS = 2_000;

/** The sign by which a file's text is known without reading it; undefined where two texts may have the same sign. */
const signOf = ({ size, modified }: FolderFile): string | undefined =>
  modified === undefined ? undefined : `${size} ${modified}`;

type Said = Pick<DeviceFile, 'device' | 'name' | 'registers'>;

/** Whether two files differ by their time and order alone: then two browsers with one file would write it in turns for ever. */
function* saysTheSame(one: Said, other: Said): Steps<boolean> {
  if (one.device !== other.device || one.name !== other.name) return false;
  return yield* hasSameRegisters(one.registers, other.registers);
}

/** The file that this device writes. It is written where it would differ from what the folder has. */
export class OwnFile {
  /** The text that was read or written last. */
  private text: string | undefined;
  /** The contents of that text; undefined where it is no file of a device, or was never read. */
  private there: Said | undefined;
  /** The sign of the text that was read last. Undefined after each write: then the file is read once. */
  private sign: string | undefined;
  private lastWriteMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly deps: OwnFileDeps) {}

  /**
   * The file of this device, where it is another than this device wrote last. It may be of an earlier visit or of a copy of this browser,
   * or put back by the host or by a program that carries files (product.md, Devices: own file). Rejects as the folder does.
   * @param listed undefined where the folder has no such file
   */
  async read(folder: DevicesFolder, listed: FolderFile | undefined): Promise<DeviceFile | undefined> {
    const sign = listed && signOf(listed);
    if (sign !== undefined && sign === this.sign) return undefined;
    const text = listed && (await folder.read(listed.name));
    this.sign = sign;
    if (text !== undefined && text === this.text) return undefined;
    const decoded =
      text === undefined ? undefined : await inSlices(this.deps.deviceFileCodec.decode(text), this.deps.clock);
    const file = decoded?.kind === 'read' ? decoded.file : undefined;
    this.text = text;
    this.there = file;
    return file;
  }

  /** Rejects as the folder does. @returns false where it would be larger than others take */
  async write(folder: DevicesFolder, membership: Membership, registers: Registers): Promise<boolean> {
    const { deviceFileCodec, clock } = this.deps;
    const { device, name, place } = membership;
    const file = { device, name, registers };
    if (!(this.there && (await inSlices(saysTheSame(this.there, file), clock)))) {
      const text = await inSlices(deviceFileCodec.encode({ ...file, writtenAt: clock.now().toISOString() }), clock);
      if (text.length > DEVICE_FILE_MAX) return false;
      if (place.kind === 'host') await this.keepPace();
      await folder.write(deviceFileName(device), text);
      this.text = text;
      this.sign = undefined;
    }
    this.there = file;
    return true;
  }

  /** Waits until the host takes another file. */
  async keepPace(): Promise<void> {
    const { scheduler } = this.deps.clock;
    const waitMs = this.lastWriteMs + HOST_PACE_MS - scheduler.now();
    if (waitMs > 0) await firstValueFrom(timer(waitMs, scheduler));
    this.lastWriteMs = scheduler.now();
  }
}
