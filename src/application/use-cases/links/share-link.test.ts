import { describe, expect, it } from 'vitest';
import type { Notification } from '#domain/notification.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import { CopyText, type UncopiedText } from './copy-text.ts';
import { ShareLink } from './share-link.ts';

const LINK = { title: 'Dust Parade', url: 'https://matinee.example/movie/5' };

const setup = (browser: Partial<Browser>) => {
  const emitted: string[] = [];
  const notifications = new Notifications({ clock: new VirtualClock() });
  let shown: readonly Notification[] = [];
  notifications.notifications$.subscribe((next) => (shown = next));
  const consoleLog = { warn: (_: string, message: string) => void emitted.push(message), error: () => {} };
  const all: Browser = {
    ...willingBrowser,
    share: async ({ url }) => void emitted.push(`shared ${url}`),
    copy: async (text) => void emitted.push(`copied ${text}`),
    ...browser,
  };
  const copyText = new CopyText({ browser: all, notifications, consoleLog });
  let uncopied: UncopiedText | undefined;
  copyText.uncopied$.subscribe((next) => (uncopied = next));
  const shareLink = new ShareLink({ browser: all, copyText, consoleLog });
  const messages = () => shown.map(({ type, message }) => [type, message]);
  return { shareLink, copyText, emitted, messages, uncopied: () => uncopied };
};

const refuse = () => Promise.reject(new Error('no'));
/** As where a page has no clipboard at all. */
const lack = () => {
  throw new TypeError('undefined is not an object');
};

describe('sharing a link (product.md, Detail: share)', () => {
  it('uses the device share sheet where there is one, and says nothing', async () => {
    const { shareLink, emitted, messages } = setup({ canShare: true });
    await shareLink.execute(LINK);
    expect(emitted).toEqual(['shared https://matinee.example/movie/5']);
    expect(messages()).toEqual([]);
  });

  it("otherwise copies the link and shows 'Link copied to clipboard!'", async () => {
    const { shareLink, emitted, messages } = setup({});
    await shareLink.execute(LINK);
    expect(emitted).toEqual(['copied https://matinee.example/movie/5']);
    expect(messages()).toEqual([['success', 'Link copied to clipboard!']]);
  });

  it.each([refuse, lack])('copies it where the share sheet fails', async (share) => {
    const { shareLink, emitted, messages } = setup({ canShare: true, share });
    await shareLink.execute(LINK);
    expect(emitted).toEqual(['The link could not be shared.', `copied ${LINK.url}`]);
    expect(messages()).toEqual([['success', 'Link copied to clipboard!']]);
  });
});

describe('a text that cannot be copied (product.md, Detail: copy by hand)', () => {
  it.each<[string, Partial<Browser>]>([
    ['the clipboard refuses', { copy: refuse }],
    ['there is no clipboard', { copy: lack }],
    ['the share sheet fails and the clipboard refuses', { canShare: true, share: refuse, copy: refuse }],
    ['the share sheet fails and there is no clipboard', { canShare: true, share: lack, copy: lack }],
  ])('is shown until the visitor is done with it, where %s', async (_, browser) => {
    const { shareLink, copyText, messages, uncopied } = setup(browser);
    await shareLink.execute(LINK);
    expect(uncopied()).toEqual({ what: 'link', text: LINK.url });
    expect(messages()).toEqual([]);
    copyText.close();
    expect(uncopied()).toBeUndefined();
  });

  it('is not shown where it was shared, or the visitor closed the share sheet', async () => {
    const { shareLink, uncopied } = setup({ canShare: true, copy: refuse });
    await shareLink.execute(LINK);
    expect(uncopied()).toBeUndefined();
  });
});
