import type { ConsoleLog } from '../../ports/console-log.ts';
import type { FolderPlaces } from '../../ports/devices/folder-places.ts';
import type { MembershipMemory, Membership } from '../../ports/devices/membership-memory.ts';
import type { TabLock } from '../../ports/devices/tab-lock.ts';
import { OwnFiles, type OwnFilesDeps } from './own-files.ts';

export interface LeavingDeps extends OwnFilesDeps {
  readonly membershipMemory: Pick<MembershipMemory, 'membership' | 'forget'>;
  readonly folderPlaces: Pick<FolderPlaces, 'open'>;
  readonly tabLock: TabLock;
  readonly consoleLog: ConsoleLog;
}

/** 'file-left': this device has left, but its files are still there. 'refused': it takes part as before. */
type Left = 'clean' | 'file-left' | 'refused';

/** Ends this device's part in sharing, for all its tabs (product.md, Devices: leaving). */
export class Leaving {
  private readonly ownFiles: OwnFiles;

  constructor(private readonly deps: LeavingDeps) {
    this.ownFiles = new OwnFiles(deps);
  }

  /** Never rejects. */
  async execute(): Promise<Left> {
    const { membershipMemory, tabLock, consoleLog } = this.deps;
    let isClean = true;
    try {
      await tabLock.run(async () => {
        const membership = await membershipMemory.membership();
        if (membership) isClean = await this.removeFiles(membership);
        await membershipMemory.forget();
      });
    } catch (error) {
      consoleLog.error('devices', 'This device could not leave.', error);
      return 'refused';
    }
    return isClean ? 'clean' : 'file-left';
  }

  private async removeFiles({ place, device }: Membership): Promise<boolean> {
    const { folderPlaces, consoleLog } = this.deps;
    try {
      await this.ownFiles.remove(folderPlaces.open(place), device);
      return true;
    } catch (error) {
      consoleLog.error('devices', 'The files of this device could not be removed.', error);
      return false;
    }
  }
}
