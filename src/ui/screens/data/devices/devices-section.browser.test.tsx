import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aJoinedState, FakeDevices } from '#fixtures/devices/fake-devices.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const section = page.getByRole('region', { name: 'Your devices' });
const data = page.getByRole('main');
const button = (name: string) => section.getByRole('button', { name, exact: true });
const sharing = (fields = {}) => new FakeDevices({ state: aJoinedState(fields) });

beforeEach(() => page.viewport(1280, 1000));

describe('the section (product.md, Devices on screen: section)', () => {
  it('is not there where nothing can be shared', async () => {
    await openData();
    await expect.element(data.getByRole('region', { name: 'From elsewhere' })).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
  });

  it('is there where lists are shared, though this browser could not begin to', async () => {
    await openData({ devices: new FakeDevices({ kinds: [], state: aJoinedState() }) });
    await expect.element(button('Share now')).toBeVisible();
  });

  it('says what it is for while nothing is shared', async () => {
    await openData({ devices: new FakeDevices() });
    await expect.element(button('Share between devices')).toHaveAttribute('aria-haspopup', 'dialog');
    await expect
      .element(section)
      .toHaveTextContent('The same lists on your phone and your laptop, without an account.');
    expect(section.getByRole('button').elements()).toHaveLength(1);
  });

  it('can be asked for once more where its code has not come', async () => {
    const devices = sharing();
    const open = vi.fn(async () => devices).mockRejectedValueOnce(new Error('offline'));
    await openData({ openDevices: open });
    await expect.element(section).toHaveTextContent('This could not be loaded. Check your connection, and try again.');
    await button('Try Again').click();
    await expect.element(button('Share now')).toBeVisible();
  });
});

describe('while lists are shared (product.md, Devices on screen: state)', () => {
  it('says with whom and when, and lists the devices', async () => {
    await openData({ devices: sharing() });
    await expect.element(section.getByText('Shared with 2 devices, 3 minutes ago')).toBeVisible();
    const listed = section.getByRole('list', { name: 'Devices' }).getByRole('listitem').elements();
    expect(listed.map(({ textContent }) => textContent?.trim())).toEqual([
      'Phone 5 minutes ago',
      'Laptop yesterday',
      'Desktop this device',
    ]);
    await expect.element(section).toHaveTextContent('shared through the folder ‘Sync’');
  });

  it('shares at once when it is told to', async () => {
    const devices = sharing();
    await openData({ devices });
    await button('Share now').click();
    expect(devices.asked).toEqual(['share now']);
    await expect.element(button('Share now')).toHaveFocus();
  });

  it('announces another state, and not that time goes by', async () => {
    const devices = sharing();
    const { clock } = await openData({ devices });
    const said = section.getByRole('status');
    await expect.element(said).toHaveTextContent(/^Shared with 2 devices$/);
    await clock.advance(60_000);
    await expect.element(section.getByText('Shared with 2 devices, 4 minutes ago')).toBeVisible();
    await expect.element(said).toHaveTextContent(/^Shared with 2 devices$/);
    devices.change({ others: [] });
    await expect.element(said).toHaveTextContent('Shared with no other device yet');
  });

  it('tells what does not work, and reconnects the folder (product.md, Devices on screen: notices)', async () => {
    const devices = sharing({
      notices: [
        { text: 'The folder may not be read any more.', canReconnect: true },
        { text: 'The clock of Laptop is a year ahead.', canReconnect: false },
      ],
    });
    await openData({ devices });
    await expect.element(section.getByText('The clock of Laptop is a year ahead.')).toBeVisible();
    await button('Reconnect folder').click();
    expect(devices.asked).toEqual(['reconnect']);
    await expect.element(section.getByText('The folder may not be read any more.')).not.toBeInTheDocument();
    await expect.element(button('Share now')).toHaveFocus();
  });

  it('offers no reconnecting where that does not help', async () => {
    await openData({ devices: sharing({ notices: [{ text: 'The folder is full.', canReconnect: false }] }) });
    await expect.element(section.getByText('The folder is full.')).toBeVisible();
    await expect.element(button('Reconnect folder')).not.toBeInTheDocument();
  });

  it.each([
    ['remove-here', 'Remove them here', true],
    ['remove-here', 'Keep them on all devices', false],
    ['remove-there', 'Remove them there', true],
  ] as const)(
    'asks before most of it goes: %s, %s (product.md, Devices on screen: drastic)',
    async (kind, name, removes) => {
      const devices = sharing({ question: { kind, counts: { watchlist: 212 } } });
      await openData({ devices });
      await expect.element(section.getByRole('group', { name: /212 of your titles/ })).toBeVisible();
      await button(name).click();
      expect(devices.asked).toEqual([`answer ${removes}`]);
      await expect.element(section.getByRole('group')).not.toBeInTheDocument();
      await expect.element(button('Share now')).toHaveFocus();
    },
  );

  it('keeps backups where it is told to (product.md, Devices on screen: backups)', async () => {
    const devices = sharing();
    await openData({ devices });
    const box = section.getByRole('checkbox', { name: 'Keep a daily backup in this folder none made yet' });
    await box.click();
    await expect.element(section.getByRole('checkbox', { name: /daily backup/ })).toBeChecked();
    devices.change({ backedUpAt: new Date('2026-11-20T12:00:00Z') });
    await expect.element(section).toHaveTextContent('last made yesterday');
    expect(devices.asked).toEqual(['keep backups true']);
  });
});
