import type { Notifications } from '../../notifications/notifications.ts';
import type { Device } from '../../ports/device.ts';
import type { Log } from '../../ports/log.ts';

export interface DownloadLinkDeps {
  readonly device: Pick<Device, 'download'>;
  readonly notifications: Notifications;
  readonly log: Log;
}

/** Gives the visitor the link of a list as a file, `matinee-list.txt`, for what cuts long links (product.md, Sharing: long links). */
export class DownloadLink {
  constructor(private readonly deps: DownloadLinkDeps) {}

  execute(url: string): void {
    const { device, notifications, log } = this.deps;
    try {
      device.download('matinee-list.txt', `${url}\n`);
      notifications.show({ type: 'success', message: 'List downloaded' });
    } catch (error) {
      log.error('The list could not be downloaded.', error);
      notifications.show({ type: 'error', message: 'The list could not be downloaded' });
    }
  }
}
