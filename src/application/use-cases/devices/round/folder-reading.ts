import { folderFaultOf } from '#domain/devices/folder-failure.ts';
import { deviceFileName, isDeviceFile } from '#domain/devices/folder-files.ts';
import { compareTexts } from '#domain/text/compare-texts.ts';
import type { Clock } from '../../../ports/clock.ts';
import {
  DEVICE_FILE_BYTES_MAX,
  type DecodedDeviceFile,
  type DeviceFile,
  type DeviceFileCodec,
  type DeviceFileFault,
} from '../../../ports/devices/device-file.ts';
import type { FolderFile, DevicesFolder } from '../../../ports/devices/devices-folder.ts';
import { inSlices } from '../../../time/in-slices.ts';

interface FolderReadingDeps {
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'decode'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** The reason why a file was left alone. 'denied': this one file may not be read. 'too-many': the files before it have all that can be merged. */
export type FileFault = DeviceFileFault | 'denied' | 'too-many';

/** A file of the folder as it was read. */
interface ReadFile {
  readonly text?: string;
  readonly file?: DeviceFile;
  readonly fault?: FileFault;
}

/** The contents of the folder. */
export interface FolderContents {
  /** The names of all files, also of other programs'. */
  readonly names: readonly string[];
  /** The file of this device, as it is listed. */
  readonly own?: FolderFile;
  /** The files of other devices, and copies of this one's. */
  readonly files: readonly DeviceFile[];
  readonly faults: readonly { readonly name: string; readonly fault: FileFault }[];
}

/** In all files together: twenty devices with 20,000 titles and episodes each, and more than one file can hold (product.md, Devices: bad file). */
const FOLDER_REGISTERS_MAX = 400_000;

const faultOf = (fault: FileFault, text?: string): ReadFile => ({ fault, ...(text !== undefined && { text }) });
const readFile = (decoded: DecodedDeviceFile, text: string): ReadFile =>
  decoded.kind === 'read' ? { text, file: decoded.file } : faultOf(decoded.fault, text);

/** Reads the files of a folder. A file that has not changed since is not decoded again, and not merged again. */
export class FolderReading {
  private readonly known = new Map<string, ReadFile>();
  private merged = new WeakSet<DeviceFile>();

  constructor(private readonly deps: FolderReadingDeps) {}

  /** @param device this one, whose own file is not among them. Rejects as the folder does. */
  async read(folder: DevicesFolder, device: string): Promise<FolderContents> {
    const listed = await folder.list();
    const names = listed.map(({ name }) => name);
    for (const name of this.known.keys()) if (!names.includes(name)) this.known.delete(name);
    let left = FOLDER_REGISTERS_MAX;
    const others = listed.filter(({ name }) => isDeviceFile(name) && name !== deviceFileName(device));
    // By their names, so that each look leaves the same ones alone.
    for (const file of others.toSorted((a, b) => compareTexts(a.name, b.name)))
      left -= await this.readOne(folder, file, left);
    const all = [...this.known];
    const own = listed.find(({ name }) => name === deviceFileName(device));
    return {
      names,
      ...(own && { own }),
      files: all.flatMap(([, { file }]) => file ?? []),
      faults: all.flatMap(([name, { fault }]) => (fault ? [{ name, fault }] : [])),
    };
  }

  /** Whether its registers are among the known ones already. */
  isMerged(file: DeviceFile): boolean {
    return this.merged.has(file);
  }

  /** The registers of these files are among the known ones, and kept. */
  noteMerged(files: readonly DeviceFile[]): void {
    for (const file of files) this.merged.add(file);
  }

  /** The known registers have been lost, or are another device's. */
  forgetMerged(): void {
    this.merged = new WeakSet();
  }

  /** @returns how many registers it has. Of more than are left, nothing is kept: many files of 8 MB are more than a page can hold */
  private async readOne(folder: DevicesFolder, { name, size }: FolderFile, left: number): Promise<number> {
    const read = left === 0 ? faultOf('too-many') : (this.faultBySize(size) ?? (await this.decoded(folder, name)));
    const count = read?.file?.registers.size ?? 0;
    const isTooMany = count > left;
    if (isTooMany) this.known.set(name, faultOf('too-many'));
    else if (read) this.known.set(name, read);
    else this.known.delete(name);
    return isTooMany ? 0 : count;
  }

  private faultBySize(size: number): ReadFile | undefined {
    if (size > DEVICE_FILE_BYTES_MAX) return faultOf('too-large');
    // The text may never come, so the file is named like any other that is not whole.
    return size === 0 ? faultOf('damaged') : undefined;
  }

  /** Undefined where the file has gone meanwhile. */
  private async decoded(folder: DevicesFolder, name: string): Promise<ReadFile | undefined> {
    try {
      const text = await folder.read(name);
      const known = this.known.get(name);
      if (text === undefined || text === known?.text) return text === undefined ? undefined : known;
      return readFile(await inSlices(this.deps.deviceFileCodec.decode(text), this.deps.clock), text);
    } catch (error) {
      if (folderFaultOf(error) === 'denied') return faultOf('denied');
      throw error;
    }
  }
}
