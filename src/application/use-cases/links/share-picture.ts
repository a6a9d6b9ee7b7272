import type { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';

export interface SharePictureDeps {
  readonly browser: Pick<Browser, 'canShareFile' | 'shareFile' | 'download'>;
  readonly notifications: Notifications;
  readonly consoleLog: ConsoleLog;
}

export interface PictureFile {
  readonly name: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

const TYPE = 'image/png';
const SAVED = 'Picture saved';

/** Gives the visitor a picture: by the share sheet, or as a file (product.md, As a picture: sharing). */
export class SharePicture {
  constructor(private readonly deps: SharePictureDeps) {}

  /** Whether the share sheet takes pictures. */
  get canShare(): boolean {
    return this.deps.browser.canShareFile(TYPE);
  }

  /** Never rejects: a picture that the share sheet does not take is saved. Who closes the sheet is told nothing. */
  async execute({ name, png }: PictureFile): Promise<void> {
    const { browser, consoleLog } = this.deps;
    if (!this.canShare) return this.save({ name, png });
    try {
      return await browser.shareFile({ name, contents: png, type: TYPE });
    } catch (error) {
      consoleLog.warn('links', 'The picture could not be shared.', error);
    }
    return this.saveAs({ name, png }, 'It could not be shared. The picture was saved instead.');
  }

  /** Never throws (product.md, As a picture: saving). */
  save(file: PictureFile): void {
    this.saveAs(file, SAVED);
  }

  private saveAs({ name, png }: PictureFile, message: string): void {
    const { browser, notifications, consoleLog } = this.deps;
    try {
      browser.download(name, png);
      notifications.show({ type: 'success', message });
    } catch (error) {
      consoleLog.error('links', 'The picture could not be saved.', error);
      notifications.show({ type: 'error', message: 'The picture could not be saved. Please try again.' });
    }
  }
}
