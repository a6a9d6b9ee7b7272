import type { LinkToShare } from '../../ports/browser.ts';
import type { Ports } from '../../ports/port.ts';
import type { CopyText } from './copy-text.ts';

export interface ShareLinkDeps extends Pick<Ports, 'browser' | 'consoleLog'> {
  readonly copyText: CopyText;
}

/** Shares a link with the device's share sheet; otherwise copies it (product.md, Detail: share). */
export class ShareLink {
  constructor(private readonly deps: ShareLinkDeps) {}

  /** Never rejects: a link that the share sheet does not take is copied (product.md, Detail: share). */
  async execute(link: LinkToShare): Promise<void> {
    const { browser, copyText, consoleLog } = this.deps;
    try {
      if (browser.canShare) {
        await browser.share(link);
        return;
      }
    } catch (error) {
      consoleLog.warn('links', 'The link could not be shared.', error);
    }
    await copyText.execute('link', link.url);
  }
}
