import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aHostState, aPreview, aJoinedState, A_SECRET, FakeDevices } from '#fixtures/devices/fake-devices.ts';
import { openPair } from '#fixtures/ui/open-pair.tsx';

const PATH = `/pair#${A_SECRET}`;
const ANOTHER = `/pair#${'A'.repeat(22)}`;
const DAMAGED = 'This link is damaged, or was made by a newer Matinee.';
const heading = page.getByRole('heading', { level: 2 });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

describe('a pairing link (product.md, Devices on screen: pairing screen)', () => {
  it('shows the preview at once, and shares when it is told to', async () => {
    const devices = new FakeDevices();
    await openPair(PATH, devices);
    await expect.element(heading).toHaveTextContent('2 devices are there: Phone and Laptop.');
    await expect.element(page.getByText('Your lists get 12 titles in your watchlist.')).toBeVisible();
    expect(devices.asked).toEqual([`open pairing ${A_SECRET}`]);
    await userEvent.fill(page.getByRole('textbox', { name: 'Name of this device' }), 'Tablet');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading).toHaveTextContent('Your lists are shared');
    await expect.element(heading).toHaveFocus();
    expect(devices.asked.at(-1)).toBe('join Tablet');
    await expect.element(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    expect(document.title).toBe('Share between devices, Matinee');
  });

  it('changes nothing where the visitor does not want it', async () => {
    const devices = new FakeDevices();
    const { router } = await openPair(PATH, devices);
    await button('Cancel').click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(devices.asked).toHaveLength(1);
  });

  it('says that it may not be whole where nobody is there', async () => {
    await openPair(PATH, new FakeDevices({ paired: aPreview({ devices: [] }) }));
    await expect.element(heading).toHaveTextContent('No other device is there yet.');
    await expect.element(page.getByText(/the link is not whole: copy it once more/)).toBeVisible();
  });

  it('says why it does not go, and tries again', async () => {
    const devices = new FakeDevices({ paired: { kind: 'refusal', reason: 'This site’s server does not answer.' } });
    await openPair(PATH, devices);
    await expect.element(page.getByRole('alert')).toHaveTextContent('This site’s server does not answer.');
    await button('Try Again').click();
    await expect.poll(() => devices.asked).toHaveLength(2);
  });

  it('gives way to another in the address', async () => {
    const devices = new FakeDevices();
    const { router } = await openPair(PATH, devices);
    await expect.element(button('Share my lists')).toBeVisible();
    await router.navigate(ANOTHER);
    await expect.poll(() => devices.asked).toHaveLength(2);
    await router.navigate('/pair#nonsense');
    await expect.element(page.getByText(DAMAGED)).toBeVisible();
  });

  it('can be opened once more where its code has not come', async () => {
    const devices = new FakeDevices();
    await openPair(PATH, devices, 'first in vain');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to Open the Link');
    await button('Try Again').click();
    await expect.element(button('Share my lists')).toBeVisible();
  });
});

describe('a damaged link (product.md, Devices on screen: damaged)', () => {
  it.each(['/pair', '/pair#', '/pair#x', PATH.slice(0, -1), `${PATH}A`])('%s', async (path) => {
    const devices = new FakeDevices();
    const { openDevices } = await openPair(path, devices);
    await expect.element(page.getByText(DAMAGED)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    expect(openDevices).not.toHaveBeenCalled();
    expect(devices.asked).toEqual([]);
  });
});

describe('a device that shares its lists (product.md, Devices on screen: already sharing)', () => {
  it.each([
    ['by this link', PATH, aHostState(), 'It does so by this very link'],
    ['by another link', ANOTHER, aHostState(), 'It does so in another place'],
    ['by a folder', PATH, aJoinedState(), 'It does so in another place'],
  ] as const)('%s says so, and asks nobody', async (_, path, state, text) => {
    const devices = new FakeDevices({ state });
    await openPair(path, devices);
    await expect.element(page.getByText('This device shares its lists already')).toBeVisible();
    await expect.element(page.getByText(new RegExp(text))).toBeVisible();
    expect(devices.asked).toEqual([]);
  });
});
