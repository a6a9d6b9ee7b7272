import type { Clock } from '#application/ports/clock.ts';
import type { DevicesFolder, FolderFile } from '#application/ports/devices/devices-folder.ts';
import type { FolderPlace, FolderPlaces, PlaceKind } from '#application/ports/devices/folder-places.ts';
import { FolderError } from '#domain/devices/folder-failure.ts';
import { DirectoryFolder } from './directory-folder.ts';
import { EncryptedFolder } from './encrypted-folder.ts';
import { createSecret, folderKeysOf } from './folder-keys.ts';
import { HostFolder } from './host-folder.ts';

/** A folder that takes a moment to be opened. Where it cannot be, it is denied. */
class LateFolder implements DevicesFolder {
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

const MODE = { mode: 'readwrite' } as const;

/** What Chromium has beyond the types of TypeScript. */
interface Permitted {
  queryPermission(descriptor: typeof MODE): Promise<PermissionState>;
  requestPermission(descriptor: typeof MODE): Promise<PermissionState>;
}

type ShowDirectoryPicker = (options: typeof MODE & { readonly id: string }) => Promise<FileSystemDirectoryHandle>;

const picker = (): ShowDirectoryPicker | undefined =>
  (globalThis as { showDirectoryPicker?: ShowDirectoryPicker }).showDirectoryPicker;

/** None where the page did not come safely. */
const canEncrypt = (): boolean => 'subtle' in crypto && 'CompressionStream' in globalThis;

const isDirectory = (handle: unknown): handle is FileSystemDirectoryHandle & Permitted =>
  typeof FileSystemDirectoryHandle === 'function' && handle instanceof FileSystemDirectoryHandle;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** By the File System Access API, and on the site's own host. */
export class BrowserPlaces implements FolderPlaces {
  readonly kinds: readonly PlaceKind[];

  constructor(
    private readonly devicesUrl: string,
    private readonly clock: Clock,
  ) {
    this.kinds = [...(picker() ? ['disk' as const] : []), ...(devicesUrl && canEncrypt() ? ['host' as const] : [])];
  }

  async chooseFolder(): Promise<FolderPlace | undefined> {
    try {
      const handle = await picker()?.({ ...MODE, id: 'matinee' });
      return handle && { kind: 'disk', handle, name: handle.name };
    } catch (error) {
      if (isAbort(error)) return undefined;
      throw new FolderError('denied', { cause: error });
    }
  }

  createHostPlace(): FolderPlace {
    return { kind: 'host', secret: createSecret() };
  }

  open(place: FolderPlace): DevicesFolder {
    return new LateFolder(async () =>
      place.kind === 'host' ? this.openOnHost(place.secret) : this.openOnDisk(place.handle),
    );
  }

  async askAgain(place: FolderPlace): Promise<boolean> {
    if (place.kind === 'host') return true;
    if (!isDirectory(place.handle)) return false;
    try {
      if ((await place.handle.queryPermission(MODE)) === 'granted') return true;
      return (await place.handle.requestPermission(MODE)) === 'granted';
    } catch {
      // Outside a click, or the folder is gone: it is not allowed, and the next reading says why.
      return false;
    }
  }

  private openOnDisk(handle: unknown): DevicesFolder {
    if (!isDirectory(handle)) throw new TypeError('There is no folder on this disk.');
    return new DirectoryFolder(handle);
  }

  private async openOnHost(secret: string): Promise<DevicesFolder> {
    const { name, key } = await folderKeysOf(secret);
    return new EncryptedFolder(new HostFolder({ url: `${this.devicesUrl}${name}/`, clock: this.clock }), key);
  }
}
