import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#domain/notification.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import type { Device } from '../ports/device.ts';
import { Notifications } from '../streams/notifications.ts';
import { ShareLink } from './share-link.ts';

const LINK = { title: 'Dust Parade', url: 'https://matinee.example/movie/5' };

const setup = (device: Partial<Device>) => {
  const emitted: string[] = [];
  const notifications = new Notifications({ clock: new VirtualClock() });
  let shown: readonly Notification[] = [];
  notifications.notifications$.subscribe((next) => (shown = next));
  const shareLink = new ShareLink({
    device: {
      canShare: false,
      share: async ({ url }) => void emitted.push(`shared ${url}`),
      copy: async (text) => void emitted.push(`copied ${text}`),
      openMail: () => {},
      download: () => {},
      startOver: () => {},
      shown$: of(undefined),
      online$: NEVER,
      leaving$: NEVER,
      returning$: NEVER,
      ...device,
    },
    notifications,
    log: { warn: (message) => emitted.push(message), error: () => {} },
  });
  return { shareLink, emitted, messages: () => shown.map(({ type, message }) => [type, message]) };
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

  it.each<[string, Partial<Device>]>([
    ['the share sheet fails', { canShare: true, share: () => Promise.reject(new Error('no')) }],
    ['the clipboard refuses', { copy: () => Promise.reject(new Error('no')) }],
  ])('only logs it when %s', async (_, device) => {
    const { shareLink, emitted, messages } = setup(device);
    await shareLink.execute(LINK);
    expect(emitted).toEqual(['The link could not be shared.']);
    expect(messages()).toEqual([]);
  });
});
