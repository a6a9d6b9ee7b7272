import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aHostState, aJoinedState, A_SECRET, FakeDevices } from '#fixtures/devices/fake-devices.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const section = page.getByRole('region', { name: 'Your devices' });
const data = page.getByRole('main');
const button = (name: string) => section.getByRole('button', { name, exact: true });
const sharing = (fields = {}) => new FakeDevices({ state: aJoinedState(fields) });

beforeEach(() => page.viewport(1280, 1000));

describe('a device that shares its lists', () => {
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

describe('what other devices removed (product.md, Devices on screen: removed elsewhere)', () => {
  const removed = (id: number, title: string) => {
    const item = { id, title, addedAt: '2026-11-20T12:00:00.000Z' };
    const register = { key: `movie:${id}`, stamp: '1763726400000-0000', device: 'a' };
    return { ...register, list: 'watchlist' as const, title: item, index: id };
  };
  const removals = [
    {
      id: 'one',
      name: 'Phone',
      removedAt: new Date(2026, 10, 21, 8, 2),
      items: [removed(1, 'Low Tide'), removed(2, 'B')],
    },
    { id: 'two', removedAt: new Date(2026, 10, 20, 14, 2), items: [removed(3, 'Nine Dials')] },
  ];
  const list = section.getByRole('list', { name: 'Removed on other devices' });

  it('is not there where there is nothing', async () => {
    await openData({ devices: sharing() });
    await expect.element(button('Share now')).toBeVisible();
    await expect.element(list).not.toBeInTheDocument();
  });

  it('is told with device and time, and is brought back by the keyboard', async () => {
    const devices = sharing({ removals });
    await openData({ devices });
    await expect.element(list).toHaveTextContent('Phone removed 2 titles, today 08:02');
    await expect.element(list).toHaveTextContent('Watchlist: Low Tide and B');
    await expect.element(list).toHaveTextContent('Another device removed 1 title, yesterday 14:02');
    const first = list.getByRole('button', { name: 'Bring back' }).first();
    await expect.element(first).toHaveAccessibleDescription('Phone removed 2 titles, today 08:02');
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(devices.asked).toEqual(['bring back one']);
    await expect.element(list).not.toHaveTextContent('Phone');
    await expect.poll(() => section.element().contains(document.activeElement)).toBe(true);
  });
});

describe('the pairing link (product.md, Devices on screen: pairing link)', () => {
  it('is shown when it is asked for, with its code, and can be copied', async () => {
    const copied: string[] = [];
    const devices = new FakeDevices({ state: aHostState() });
    const { emitted } = await openData({ devices, browser: { copy: async (text) => void copied.push(text) } });
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
    const harness = await openData({ devices, browser: { startOver } });
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
    await expect.poll(() => startOver).toHaveBeenCalledOnce();
  });

  it('leaves it alone where the visitor wants it so', async () => {
    const devices = sharing();
    const { clock, startOver, confirm } = await erase(devices);
    await box.click();
    await confirm();
    await clock.advance(200);
    await expect.poll(() => startOver).toHaveBeenCalledOnce();
    expect(devices.asked).toEqual([]);
  });

  it('does not wait for ever for a folder that does not answer', async () => {
    const devices = sharing();
    devices.leave = () => new Promise(() => undefined);
    const { clock, startOver, confirm } = await erase(devices);
    await confirm();
    await clock.advance(10_200);
    await expect.poll(() => startOver).toHaveBeenCalledOnce();
  });

  it('does not ask where nothing is shared', async () => {
    await erase(new FakeDevices());
    await expect.element(data.getByRole('button', { name: 'Keep everything' })).toBeVisible();
    await expect.element(box).not.toBeInTheDocument();
  });
});
