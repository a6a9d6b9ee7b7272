import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FakeDevices } from '#fixtures/devices/fake-devices.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const links = page.getByRole('navigation', { name: 'Your data' });
const sectionsIn = (group: string) =>
  page
    .getByRole('region', { name: group, exact: true })
    .getByRole('heading', { level: 4 })
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => page.viewport(390, 844));

describe("the groups of 'Your data' (product.md, Your data: groups)", () => {
  it('have what is of one kind', async () => {
    await openData();
    expect(sectionsIn('Keep')).toEqual(['Backup', 'Restore', 'Earlier versions']);
    expect(sectionsIn('Bring and take')).toEqual(['From elsewhere', 'Export']);
    expect(sectionsIn('Choices').at(-1)).toBe('Erase everything');
    // Nothing can share lists here.
    expect(
      links
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Keep', 'Bring and take', 'Choices']);
  });

  it.each(['Keep', 'Bring and take', 'Choices'])('are led to by links: %s', async (name) => {
    await openData();
    const address = location.href;
    await links.getByRole('link', { name, exact: true }).click();
    const heading = page.getByRole('heading', { level: 3, name, exact: true });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    expect(location.href).toBe(address);
  });

  it('have the devices, and a link to them, where lists can be shared', async () => {
    await openData({ devices: new FakeDevices() });
    await expect.element(links.getByRole('link', { name: 'Devices' })).toBeVisible();
    expect(sectionsIn('Devices')).toEqual(['Your devices']);
  });
});
