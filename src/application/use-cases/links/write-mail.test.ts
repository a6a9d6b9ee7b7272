import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import { CopyText, type UncopiedText } from './copy-text.ts';
import { WriteMail, type MailStep } from './write-mail.ts';

const ADDRESS = 'hello@matinee.example';

const setup = (browser: Partial<Browser>) => {
  const clock = new VirtualClock();
  const emitted: string[] = [];
  const notifications = new Notifications({ clock });
  notifications.notifications$.subscribe((list) =>
    emitted.push(...list.map(({ type, message }) => `${type}: ${message}`)),
  );
  const all: Browser = {
    ...willingBrowser,
    copy: async (text) => void emitted.push(`copied ${text}`),
    openMail: (address) => void emitted.push(`opened ${address}`),
    ...browser,
  };
  const copyText = new CopyText({ browser: all, notifications, consoleLog: { warn: () => {}, error: () => {} } });
  let uncopied: UncopiedText | undefined;
  copyText.uncopied$.subscribe((next) => (uncopied = next));
  const writeMail = new WriteMail({ browser: all, copyText, clock });
  const steps: MailStep[] = [];
  return { clock, writeMail, emitted, steps, uncopied: () => uncopied };
};

const refuse = () => {
  throw new Error('refused');
};

describe('writing a mail (product.md, Frame: mail)', () => {
  it('opens the mail application, and after 1 second asks whether to copy the address', async () => {
    const { clock, writeMail, emitted, steps } = setup({});
    writeMail.execute(ADDRESS).subscribe((step) => steps.push(step));
    expect(emitted).toEqual([`opened ${ADDRESS}`]);
    await clock.advance(999);
    expect(steps).toEqual([]);
    await clock.advance(1);
    expect(steps).toEqual(['ask-to-copy']);
  });

  it('copies the address, and says so, when no mail application opens', async () => {
    const { clock, writeMail, emitted, steps } = setup({ openMail: refuse });
    writeMail.execute(ADDRESS).subscribe((step) => steps.push(step));
    await clock.settle();
    expect(emitted).toEqual([`copied ${ADDRESS}`, 'success: Address copied to clipboard']);
    expect(steps).toEqual(['done']);
  });

  it('shows the address to be copied by hand when the clipboard refuses too', async () => {
    const { clock, writeMail, steps, uncopied } = setup({ openMail: refuse, copy: async () => refuse() });
    writeMail.execute(ADDRESS).subscribe((step) => steps.push(step));
    await clock.settle();
    expect(steps).toEqual(['done']);
    expect(uncopied()).toEqual({ what: 'address', text: ADDRESS });
  });
});
