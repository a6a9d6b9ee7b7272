import { describe, expect, it, vi } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import { SharePicture } from './share-picture.ts';

const FILE = { name: 'matinee-2026.png', png: new Uint8Array([1, 2, 3]) };
const refuse = () => {
  throw new Error('no');
};

const setup = (own: Partial<Browser> = {}) => {
  const notifications = new Notifications({ clock: new VirtualClock() });
  const messages: (readonly [string, string])[] = [];
  notifications.notifications$.subscribe((list) =>
    messages.splice(0, messages.length, ...list.map(({ type, message }) => [type, message] as const)),
  );
  const [download, shareFile] = [vi.fn(), vi.fn(() => Promise.resolve())];
  const consoleLog = { warn: vi.fn(), error: vi.fn() };
  const browser = { ...willingBrowser, canShareFile: () => true, download, shareFile, ...own };
  return { use: new SharePicture({ browser, notifications, consoleLog }), messages, download, shareFile, consoleLog };
};

describe('a picture is shared (product.md, As a picture: sharing)', () => {
  it('by the share sheet, as a file; who closes that is told nothing', async () => {
    const { use, messages, download, shareFile } = setup();
    await use.execute(FILE);
    expect(shareFile).toHaveBeenCalledWith({ name: FILE.name, contents: FILE.png, type: 'image/png' });
    expect(download).not.toHaveBeenCalled();
    expect(messages).toEqual([]);
  });

  it('as a file where the share sheet refuses it, which is told', async () => {
    const { use, messages, download, consoleLog } = setup({ shareFile: () => Promise.reject(new Error('no')) });
    await use.execute(FILE);
    expect(download).toHaveBeenCalledWith(FILE.name, FILE.png);
    expect(messages).toEqual([['success', 'It could not be shared. The picture was saved instead.']]);
    expect(consoleLog.warn).toHaveBeenCalledTimes(1);
  });

  it('as a file where there is no share sheet for files', async () => {
    const { use, messages, download } = setup({ canShareFile: (type) => type !== 'image/png' });
    expect(use.canShare).toBe(false);
    await use.execute(FILE);
    expect(download).toHaveBeenCalledWith(FILE.name, FILE.png);
    expect(messages).toEqual([['success', 'Picture saved']]);
  });
});

describe('a picture is saved (product.md, As a picture: saving)', () => {
  it('as a file', () => {
    const { use, messages, download } = setup();
    use.save(FILE);
    expect(download).toHaveBeenCalledWith(FILE.name, FILE.png);
    expect(messages).toEqual([['success', 'Picture saved']]);
  });

  it('or the visitor is told that it was not', () => {
    const { use, messages, consoleLog } = setup({ download: refuse });
    use.save(FILE);
    expect(messages).toEqual([['error', 'The picture could not be saved. Please try again.']]);
    expect(consoleLog.error).toHaveBeenCalledTimes(1);
  });
});
