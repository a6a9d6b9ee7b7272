import type { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';

export interface DownloadLinkDeps {
  readonly browser: Pick<Browser, 'download'>;
  readonly notifications: Notifications;
  readonly consoleLog: ConsoleLog;
}

/** Gives the visitor the link of a list as a file, `matinee-list.txt`, for what cuts long links (product.md, Links: long links). */
export class DownloadLink {
  constructor(private readonly deps: DownloadLinkDeps) {}

  execute(url: string): void {
    const { browser, notifications, consoleLog } = this.deps;
    try {
      browser.download('matinee-list.txt', `${url}\n`);
      notifications.show({ type: 'success', message: 'List downloaded' });
    } catch (error) {
      consoleLog.error('links', 'The list could not be downloaded.', error);
      notifications.show({ type: 'error', message: 'The list could not be downloaded' });
    }
  }
}
