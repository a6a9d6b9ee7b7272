import type { Device, SharedLink } from '../../ports/device.ts';
import type { Log } from '../../ports/log.ts';
import type { CopyText } from './copy-text.ts';

export interface ShareLinkDeps {
  readonly device: Device;
  readonly copyText: CopyText;
  readonly log: Log;
}

/** Shares a link with the device's share sheet; otherwise copies it (product.md, Detail: share). */
export class ShareLink {
  constructor(private readonly deps: ShareLinkDeps) {}

  /** Never rejects: a link that the share sheet does not take is copied (product.md, Detail: share). */
  async execute(link: SharedLink): Promise<void> {
    const { device, copyText, log } = this.deps;
    try {
      if (device.canShare) {
        await device.share(link);
        return;
      }
    } catch (error) {
      log.warn('The link could not be shared.', error);
    }
    await copyText.execute('link', link.url);
  }
}
