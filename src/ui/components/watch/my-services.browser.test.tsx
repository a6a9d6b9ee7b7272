import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { openData } from '#fixtures/ui/open-data.tsx';
import { aService, openWatch } from '#fixtures/ui/open-watch.tsx';

const dialog = page.getByRole('dialog', { name: 'My services' });
const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
const search = dialog.getByLabelText('Search services');
const shown = () =>
  dialog
    .getByRole('list', { name: 'Services' })
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent.trim());

beforeEach(() => page.viewport(1280, 900));

const open = async (visit?: Parameters<typeof openWatch>[0]) => {
  const harness = await openWatch(visit);
  await harness.load();
  await harness.section.getByRole('button', { name: /services?$/ }).click();
  await expect.element(dialog).toBeVisible();
  return { ...harness, preferences: () => harness.app.library.library.preferences };
};

describe('my services (product.md, Where to watch: my services)', () => {
  it('are several, chosen by ticks that count at once, with the country', async () => {
    const { preferences } = await open();
    expect(preferences()).not.toHaveProperty('watchServices');
    await box('Service 3').click();
    await box('Service 1').click();
    expect(preferences()).toMatchObject({ watchRegion: 'DE', watchServices: [3, 1] });
    await expect.element(dialog.getByText('2 services chosen')).toBeVisible();
    // No row goes from under the pointer.
    expect(shown()).toEqual(['Service 1', 'Service 2', 'Service 3']);
    await box('Service 3').click();
    expect(preferences().watchServices).toEqual([1]);
  });

  it('are chosen by the keyboard, and found by name', async () => {
    const { preferences } = await open({
      options: { services: async () => [aService(1, 'Lumen'), aService(2, 'Café Kino+')] },
    });
    await expect.poll(shown).toEqual(['Lumen', 'Café Kino+']);
    await expect.element(dialog.getByLabelText('Country')).toHaveFocus();
    await userEvent.click(search);
    await userEvent.keyboard('cafe KINO');
    await expect.poll(shown).toEqual(['Café Kino+']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(preferences().watchServices).toEqual([2]);
    await search.fill('nobody');
    await expect.element(dialog.getByText('No service has that name.')).toBeVisible();
  });

  it('come first when the dialog is opened again, and those of another country stay', async () => {
    const { preferences } = await open({ choices: { watchServices: [3, 9] } });
    await expect.poll(shown).toEqual(['Service 3', 'Service 1', 'Service 2']);
    await expect.element(dialog.getByText('1 service chosen')).toBeVisible();
    await box('Service 2').click();
    expect(preferences().watchServices).toEqual([3, 9, 2]);
  });

  it('name JustWatch (product.md, Where to watch: credit)', async () => {
    await open();
    await expect.element(dialog.getByText('Data by JustWatch')).toBeVisible();
  });

  it('may be none that anybody knows', async () => {
    await open({ options: { services: async () => [] } });
    await expect.element(dialog.getByText('No service is known in Germany.')).toBeVisible();
  });

  it('may fail, each part by itself (product.md, Where to watch: failure)', async () => {
    let isDown = true;
    const answer = async <T,>(value: T) => {
      if (isDown) throw new CatalogError({ kind: 'network' });
      return value;
    };
    const { clock } = await open({
      options: { regions: () => answer([]), services: () => answer([aService(1)]) },
    });
    await clock.advance(6_000);
    await expect.element(dialog.getByText('The other countries could not be loaded.')).toBeVisible();
    await expect.element(dialog.getByText('Services could not be loaded.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Country')).toHaveDisplayValue('Germany');
    isDown = false;
    await dialog.getByRole('button', { name: 'Try Again' }).last().click();
    await expect.poll(shown).toEqual(['Service 1']);
  });

  it('are reached from your data', async () => {
    await openData();
    await page
      .getByRole('region', { name: 'Where to watch' })
      .getByRole('button', { name: /services?$/ })
      .click();
    await expect.element(dialog.getByLabelText('Country')).toHaveDisplayValue('Germany');
  });
});
