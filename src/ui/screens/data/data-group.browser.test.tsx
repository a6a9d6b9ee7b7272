import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FakeDevices } from '#fixtures/devices/fake-devices.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const links = page.getByRole('navigation', { name: 'Your data' });
const sectionsIn = (group: string) =>
  page
    .getByRole('region', { name: group, exact: true })
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => page.viewport(390, 844));

describe("the groups of 'Your data' (product.md, Your data: groups)", () => {
  it('have what is of one kind', async () => {
    await openData();
    // It comes behind what is late.
    await expect.element(links.getByRole('link', { name: 'Choices' })).toBeVisible();
    expect(sectionsIn('Keep')).toEqual(['Restore', 'Earlier versions']);
    expect(sectionsIn('Import and export')).toEqual(['From elsewhere', 'Take along']);
    expect(sectionsIn('Choices').at(-1)).toBe('Erase everything');
    // Nothing can share lists here.
    expect(
      links
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Keep', 'Import and export', 'Choices']);
  });

  it.each(['Keep', 'Import and export', 'Choices'])('are led to by links: %s', async (name) => {
    const { router } = await openData();
    await links.getByRole('link', { name, exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    expect(router.state.location.pathname).toBe('/data');
  });

  it.each([
    ['#bring', 'Import and export'],
    ['#choices', 'Choices'],
  ])('are led to by the address: %s', async (hash, name) => {
    const { router } = await openData();
    await router.navigate(`/data${hash}`);
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
  });

  it('leave the page to Back, which leads to where the visitor was', async () => {
    const { router } = await openData();
    await router.navigate('/data#choices');
    await links.getByRole('link', { name: 'Keep' }).click();
    const keep = page.getByRole('heading', { level: 2, name: 'Keep' });
    await expect.element(keep).toHaveFocus();
    await router.navigate(-1);
    await expect.poll(() => router.state.location.hash).toBe('#choices');
    await expect.element(keep).toHaveFocus();
  });

  it('have the devices, and a link to them, where lists can be shared', async () => {
    await openData({ devices: new FakeDevices() });
    await expect.element(links.getByRole('link', { name: 'Devices' })).toBeVisible();
    expect(sectionsIn('Devices')).toEqual(['Your devices']);
  });
});
