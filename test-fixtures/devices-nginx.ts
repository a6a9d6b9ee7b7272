import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { createSecret, folderKeysOf } from '#adapters/devices/folder-keys.ts';
import { HostFolder } from '#adapters/devices/host-folder.ts';
import type { FolderHarness } from '#application/ports/devices/devices-folder.harness.contract.ts';
import type { DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import type { FolderFault } from '#domain/devices/folder-failure.ts';
import { runNginx, type RunningNginx } from './running-nginx.ts';

/** What a host answers that fails so. */
const STATUSES: Readonly<Record<FolderFault, number>> = { denied: 403, full: 507, unreachable: 502 };

/** What is tested, over a folder on the host. */
export type OverHost = (inner: DevicesFolder, key: CryptoKey) => DevicesFolder;

export interface DevicesNginx extends RunningNginx {
  /** Where the server keeps folders. */
  readonly disk: string;
  /** @returns the status */
  put(path: string, body: string): Promise<number>;
  /** @param fault what it fails by, asked for each request */
  folder(name: string, fault?: () => FolderFault | undefined): HostFolder;
  harness(over: OverHost): Promise<FolderHarness>;
}

const isFailing = (fault: FolderFault | undefined, method = 'GET'): fault is FolderFault =>
  fault === 'full' ? method === 'PUT' : fault !== undefined;

const folderAt =
  (origin: string): DevicesNginx['folder'] =>
  (name, faultNow = () => undefined) =>
    new HostFolder({
      url: `${origin}/devices/${name}/`,
      clock: new SystemClock(),
      fetch: async (input, init) => {
        const fault = faultNow();
        return isFailing(fault, init?.method) ? new Response(null, { status: STATUSES[fault] }) : fetch(input, init);
      },
    });

const harnessOver = async (
  { disk, folder }: Pick<DevicesNginx, 'disk' | 'folder'>,
  over: OverHost,
): Promise<FolderHarness> => {
  const { name, key } = await folderKeysOf(createSecret());
  const path = (file: string) => join(disk, 'devices', name, file);
  let fault: FolderFault | undefined;
  return {
    folder: over(
      folder(name, () => fault),
      key,
    ),
    reopen: () => over(folder(name), key),
    plant: async (file, text) => {
      if (text) return over(folder(name), key).write(file, text);
      await mkdir(join(disk, 'devices', name), { recursive: true });
      return writeFile(path(file), '');
    },
    sizeOf: async (file) => (await stat(path(file))).size,
    takesAnyName: false,
    fail: (next) => void (fault = next),
  };
};

/**
 * nginx with the files of `deploy/` and folders for devices.
 * @param serverPart the site's `_nginx.conf`
 * @param isFast whether as good as no limit holds for how fast it is asked
 */
export async function runDevicesNginx(serverPart: string, isFast: boolean): Promise<DevicesNginx> {
  const disk = await mkdtemp(join(tmpdir(), 'devices-'));
  const writeSite = async (site: string) => {
    await mkdir(site);
    await writeFile(join(site, 'index.html'), 'page');
    await writeFile(join(site, '_nginx.conf'), serverPart);
  };
  const nginx = await runNginx(writeSite, { devices: { folder: disk, isFast } });
  const folder = folderAt(nginx.origin);
  return {
    ...nginx,
    disk,
    folder,
    put: async (path, body) => (await fetch(`${nginx.origin}${path}`, { method: 'PUT', body })).status,
    harness: (over) => harnessOver({ disk, folder }, over),
    close: async () => {
      await nginx.close();
      await rm(disk, { recursive: true });
    },
  };
}
