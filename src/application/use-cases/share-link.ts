import type { Device, SharedLink } from '../ports/device.ts';
import type { Log } from '../ports/log.ts';
import type { Notifications } from '../streams/notifications.ts';

export interface ShareLinkDeps {
  readonly device: Device;
  readonly notifications: Notifications;
  readonly log: Log;
}

/** Shares a link with the device's share sheet; otherwise copies it (product.md, Detail: share). */
export class ShareLink {
  constructor(private readonly deps: ShareLinkDeps) {}

  /** Never rejects: share errors are only logged (product.md, Detail: share). */
  async execute(link: SharedLink): Promise<void> {
    const { device, log } = this.deps;
    try {
      await (device.canShare ? device.share(link) : this.copy(link.url));
    } catch (error) {
      log.warn('The link could not be shared.', error);
    }
  }

  private async copy(url: string): Promise<void> {
    await this.deps.device.copy(url);
    this.deps.notifications.show({ type: 'success', message: 'Link copied to clipboard!' });
  }
}
