import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPreview, A_SECRET, FakeDevices, someDifferences, someOrders } from '#fixtures/devices/fake-devices.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const section = page.getByRole('region', { name: 'Your devices' });
const button = (name: string) => section.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 1000));

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

  it('shows what differs with both, by keyboard all of it, and shares as was chosen (product.md, Devices on screen: differences)', async () => {
    const devices = new FakeDevices({ chosen: aPreview({ conflicts: someDifferences(12) }) });
    await opened(devices);
    await press('Choose a folder');
    const rows = dialog.getByRole('list', { name: '12 titles are marked differently.' }).getByRole('listitem');
    await expect.poll(() => rows.elements().length).toBe(5);
    await expect
      .element(rows.first())
      .toHaveTextContent(
        'Title 1Mine: Seen on January 1, 2020, rated 9 of 10, noted ‘Loud’Theirs: Seen on November 20, 2026, rated 5 of 10, noted ‘Too loud’',
      );
    await expect.element(dialog).toHaveTextContent('No title is removed.');
    await expect.element(dialog.getByText('both are kept in one')).toBeVisible();
    dialog.getByRole('button', { name: 'Show all 12' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => rows.elements().length).toBe(12);
    await expect.element(rows.nth(5)).toHaveFocus();
    const choices = dialog.getByRole('group', { name: 'What counts where they differ?' });
    await expect.element(choices.getByRole('radio', { name: /^The newer/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choices.getByRole('radio', { name: /^Keep mine/ })).toBeChecked();
    await press('Share my lists');
    await expect.poll(() => devices.asked.at(-1)).toBe('join Chrome on Linux mine');
  });

  it('shows in which order each side has a list, and lets the visitor choose (product.md, Devices on screen: differences)', async () => {
    const devices = new FakeDevices({ chosen: aPreview({ conflicts: [...someDifferences(1), ...someOrders()] }) });
    await opened(devices);
    await press('Choose a folder');
    const name = '1 title is marked differently, and 2 lists are in another order.';
    const rows = dialog.getByRole('list', { name }).getByRole('listitem');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent('NoirMine: ‘Low Tide’ before ‘Nine Dials’Theirs: ‘Nine Dials’ before ‘Low Tide’');
    await expect.element(rows.nth(2)).toHaveTextContent('CollectionsMine: ‘Noir’ before ‘Feel Good’');
    await dialog.getByRole('radio', { name: /^Keep theirs/ }).click();
    await press('Share my lists');
    await expect.poll(() => devices.asked.at(-1)).toBe('join Chrome on Linux theirs');
  });

  it('has nothing to choose where only notes differ: both are kept', async () => {
    const conflicts = someDifferences(1).map((each) => ({ ...each, isToChoose: false }));
    await opened(new FakeDevices({ chosen: aPreview({ conflicts }) }));
    await press('Choose a folder');
    await expect.element(dialog.getByRole('list', { name: '1 title is marked differently.' })).toBeVisible();
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('both are kept in one')).toBeVisible();
  });

  it('goes back to the ways where it is cancelled, or no folder was chosen', async () => {
    const devices = new FakeDevices({ chosen: undefined });
    await opened(devices);
    await press('Choose a folder');
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('How do you want to share?');
    await press('Make a pairing link');
    await press('Cancel');
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('How do you want to share?');
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
