import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aHostState, aPreview, aSharingState, A_SECRET, FakeDevices } from '#fixtures/devices/fake-devices.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const section = page.getByRole('region', { name: 'Your devices' });
const data = page.getByRole('dialog', { name: 'Your data' });
const button = (name: string) => section.getByRole('button', { name, exact: true });
const sharing = (fields = {}) => new FakeDevices({ state: aSharingState(fields) });

beforeEach(() => page.viewport(1280, 1000));

describe('the section (product.md, Devices on screen: section)', () => {
  it('is not there where nothing can be shared', async () => {
    await openData();
    await expect.element(data.getByRole('region', { name: 'From elsewhere' })).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
  });

  it('is there where lists are shared, though this browser could not begin to', async () => {
    await openData({ devices: new FakeDevices({ kinds: [], state: aSharingState() }) });
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
    const box = section.getByRole('checkbox', { name: /^Keep a daily backup in this folder None has been made yet/ });
    await box.click();
    await expect.element(section.getByRole('checkbox')).toBeChecked();
    devices.change({ backedUpAt: new Date('2026-11-20T12:00:00Z') });
    await expect.element(section).toHaveTextContent('The last was made yesterday.');
    expect(devices.asked).toEqual(['keep backups true']);
  });

  it('renames this device (product.md, Devices on screen: name)', async () => {
    const devices = sharing();
    await openData({ devices });
    await button('Rename this device').click();
    const field = section.getByRole('textbox', { name: 'Name of this device' });
    await expect.element(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect.element(section.getByText('Please enter a name for this device')).toBeVisible();
    await userEvent.fill(field, '  Kitchen ');
    await userEvent.keyboard('{Enter}');
    expect(devices.asked).toEqual(['rename Kitchen']);
    await expect.element(button('Rename this device')).toHaveFocus();
    await expect.element(section.getByText('Kitchen')).toBeVisible();
    await button('Rename this device').click();
    await button('Cancel').click();
    expect(devices.asked).toHaveLength(1);
  });

  it('stops after a question whose first answer is to go on (product.md, Devices on screen: leaving)', async () => {
    const devices = sharing();
    await openData({ devices });
    await button('Stop sharing').click();
    await expect
      .element(section.getByRole('group', { name: 'Stop sharing on this device?' }))
      .toHaveTextContent('Your lists stay as they are, here and on the other devices.');
    await expect.element(button('Keep sharing')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Stop sharing')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(devices.asked).toEqual(['leave']);
    await expect.element(button('Share between devices')).toHaveFocus();
  });
});

describe('the pairing link (product.md, Devices on screen: pairing link)', () => {
  it('is shown when it is asked for, with its code, and can be copied', async () => {
    const copied: string[] = [];
    const devices = new FakeDevices({ state: aHostState() });
    const { emitted } = await openData({ devices, device: { copy: async (text) => void copied.push(text) } });
    await expect.element(section.getByRole('img')).not.toBeInTheDocument();
    await button('Show pairing link').click();
    await expect
      .element(section.getByLabelText('Link', { exact: true }))
      .toHaveValue(`${location.origin}/pair#${A_SECRET}`);
    await expect.element(section.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await button('Share link').click();
    await expect.poll(() => emitted).toEqual(['Link copied to clipboard!']);
    expect(copied).toEqual([`${location.origin}/pair#${A_SECRET}`]);
    await button('Hide pairing link').click();
    await expect.element(section.getByRole('img')).not.toBeInTheDocument();
  });

  it('is not there for a folder on disk', async () => {
    await openData({ devices: sharing() });
    await expect.element(button('Share now')).toBeVisible();
    await expect.element(button('Show pairing link')).not.toBeInTheDocument();
  });
});

describe('erasing everything (product.md, Devices on screen: erasing)', () => {
  const box = data.getByRole('checkbox', { name: 'Also remove this device’s file from the shared folder' });
  const erase = async (devices: FakeDevices) => {
    const startOver = vi.fn<() => void>();
    const harness = await openData({ devices, device: { startOver } });
    await data.getByRole('button', { name: 'Erase everything' }).click();
    return { ...harness, startOver, confirm: () => data.getByRole('button', { name: 'Erase everything' }).click() };
  };

  it('leaves the folder first', async () => {
    const devices = sharing();
    const { clock, startOver, confirm } = await erase(devices);
    await expect.element(box).toBeChecked();
    await confirm();
    await clock.advance(200);
    expect(devices.asked).toEqual(['leave']);
    await vi.waitFor(() => expect(startOver).toHaveBeenCalledOnce());
  });

  it('leaves it alone where the visitor wants it so', async () => {
    const devices = sharing();
    const { clock, startOver, confirm } = await erase(devices);
    await box.click();
    await confirm();
    await clock.advance(200);
    await vi.waitFor(() => expect(startOver).toHaveBeenCalledOnce());
    expect(devices.asked).toEqual([]);
  });

  it('does not wait for ever for a folder that does not answer', async () => {
    const devices = sharing();
    devices.leave = () => new Promise(() => undefined);
    const { clock, startOver, confirm } = await erase(devices);
    await confirm();
    await clock.advance(10_200);
    await vi.waitFor(() => expect(startOver).toHaveBeenCalledOnce());
  });

  it('does not ask where nothing is shared', async () => {
    await erase(new FakeDevices());
    await expect.element(data.getByRole('button', { name: 'Keep everything' })).toBeVisible();
    await expect.element(box).not.toBeInTheDocument();
  });
});

describe('joining (product.md, Devices on screen: steps)', () => {
  const dialog = page.getByRole('dialog', { name: 'Share between devices' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const opened = async (devices: FakeDevices) => {
    const harness = await openData({ devices });
    await button('Share between devices').click();
    await expect.element(dialog).toBeVisible();
    return harness;
  };

  it('offers each way that there is, with what is to be read of it', async () => {
    await opened(new FakeDevices());
    const ways = dialog
      .getByRole('listitem')
      .elements()
      .map((way) => way.querySelector('h4')?.textContent);
    expect(ways).toEqual(['A folder on this device', 'This site']);
    await expect
      .element(dialog.getByRole('link', { name: /^How to set up a folder/ }))
      .toHaveAttribute('href', 'https://source.example/matinee/blob/HEAD/docs/devices.md#a-folder-on-this-device');
    await expect.element(dialog.getByRole('button', { name: 'Choose a folder' })).toHaveFocus();
  });

  it('offers one where there is one', async () => {
    await opened(new FakeDevices({ kinds: ['host'] }));
    await expect.element(dialog.getByRole('button', { name: 'Make a pairing link' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Choose a folder' })).not.toBeInTheDocument();
  });

  it('shows what it would change, then shares, and gives the focus back (product.md, Devices on screen: focus)', async () => {
    const devices = new FakeDevices();
    await opened(devices);
    await press('Choose a folder');
    const heading = dialog.getByRole('heading', { level: 3 });
    await expect.element(heading).toHaveTextContent('2 devices are there: Phone and Laptop.');
    await expect.element(heading).toHaveFocus();
    await expect
      .element(dialog)
      .toHaveTextContent(
        'Your lists get 12 titles in your watchlist.Nothing is removed.The other devices get 3 favorites.',
      );
    await expect.element(dialog.getByRole('textbox', { name: 'Name of this device' })).toHaveValue('Chrome on Linux');
    expect(devices.asked).toEqual(['choose folder']);
    await press('Share my lists');
    await expect.element(heading).toHaveTextContent('Your lists are shared');
    expect(devices.asked).toEqual(['choose folder', 'join Chrome on Linux']);
    await press('Done');
    await expect.element(button('Share now')).toHaveFocus();
  });

  it('takes another name for this device, and none that is empty (product.md, Devices on screen: name)', async () => {
    const devices = new FakeDevices();
    await opened(devices);
    await press('Choose a folder');
    const field = dialog.getByRole('textbox', { name: 'Name of this device' });
    await userEvent.fill(field, ' ');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('button', { name: 'Share my lists' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(dialog.getByText('Please enter a name for this device')).toBeVisible();
    expect(devices.asked).toEqual(['choose folder']);
    await userEvent.fill(field, ' Den ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => devices.asked.at(-1)).toBe('join Den');
  });

  it('ends with the pairing link on the site’s host (product.md, Devices on screen: pairing link)', async () => {
    await opened(new FakeDevices({ paired: aPreview({ devices: [] }) }));
    await press('Make a pairing link');
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('No other device is there yet.');
    await press('Share my lists');
    await expect
      .element(dialog.getByLabelText('Link', { exact: true }))
      .toHaveValue(`${location.origin}/pair#${A_SECRET}`);
    await expect.element(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  });

  it('goes back to the ways where it is cancelled, or no folder was chosen', async () => {
    const devices = new FakeDevices({ chosen: undefined });
    await opened(devices);
    await press('Choose a folder');
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('By what?');
    await press('Make a pairing link');
    await press('Cancel');
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('By what?');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Share between devices')).toHaveFocus();
    expect(devices.asked).toEqual(['choose folder', 'create pairing']);
  });

  it('says why a way does not go, and takes the next', async () => {
    const refusal = { kind: 'refusal', reason: 'The folder may not be written to: choose another.' } as const;
    await opened(new FakeDevices({ chosen: refusal }));
    await press('Choose a folder');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(refusal.reason);
    await press('Make a pairing link');
    await expect.element(dialog.getByRole('button', { name: 'Share my lists' })).toBeVisible();
  });

  it('says so where joining has come to nothing', async () => {
    const devices = new FakeDevices();
    devices.join = async () => undefined;
    await opened(devices);
    await press('Choose a folder');
    await press('Share my lists');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Your lists could not be shared. Try again.');
  });

  it('survives a part that fails', async () => {
    const devices = new FakeDevices();
    devices.createPairing = () => Promise.reject(new Error('a defect'));
    await opened(devices);
    await press('Make a pairing link');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('This could not be done. Reload the page, and try again.');
  });
});
