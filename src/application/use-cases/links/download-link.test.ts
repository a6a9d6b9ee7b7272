import { describe, expect, it, vi } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Notifications } from '../../notifications/notifications.ts';
import { DownloadLink } from './download-link.ts';

const URL = 'https://matinee.example/shared#v1.AAAA';

const setup = (download: (name: string, text: string) => void) => {
  const notifications = new Notifications({ clock: new VirtualClock() });
  const messages: (readonly [string, string])[] = [];
  notifications.notifications$.subscribe((list) =>
    messages.splice(0, messages.length, ...list.map(({ type, message }) => [type, message] as const)),
  );
  const error = vi.fn();
  const consoleLog = { warn: () => undefined, error };
  return { use: new DownloadLink({ browser: { download }, notifications, consoleLog }), messages, error };
};

describe('a list as a file (product.md, Links: long links)', () => {
  it('is a text of one line, the link', () => {
    const download = vi.fn();
    const { use, messages } = setup(download);
    use.execute(URL);
    expect(download).toHaveBeenCalledWith('matinee-list.txt', `${URL}\n`);
    expect(messages).toEqual([['success', 'List downloaded']]);
  });

  it('says when the browser refuses', () => {
    const refusal = new Error('no');
    const { use, messages, error } = setup(() => {
      throw refusal;
    });
    use.execute(URL);
    expect(messages).toEqual([['error', 'The list could not be downloaded']]);
    expect(error).toHaveBeenCalledWith('links', 'The list could not be downloaded.', refusal);
  });
});
