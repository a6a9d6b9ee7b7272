import type { Device, SharedLink } from '../ports/device.ts';
import type { Log } from '../ports/log.ts';
import type { Notifications } from '../streams/notifications.ts';

export interface ShareLinkParts {
  readonly device: Device;
  readonly notifications: Notifications;
  readonly log: Log;
}

/** Shares a link with the device's share sheet; otherwise copies it (spec section 2, Detail). */
export class ShareLink {
  constructor(private readonly parts: ShareLinkParts) {}

  /** Never rejects: share errors are only logged (spec section 8). */
  async execute(link: SharedLink): Promise<void> {
    const { device, log } = this.parts;
    try {
      await (device.canShare ? device.share(link) : this.copy(link.url));
    } catch (error) {
      log.warn('The link could not be shared.', error);
    }
  }

  private async copy(url: string): Promise<void> {
    await this.parts.device.copy(url);
    this.parts.notifications.show({ type: 'success', message: 'Link copied to clipboard!' });
  }
}
