import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { renderWithApp, type Surroundings } from '#fixtures/ui/render-with-app.tsx';
import { ReportButton } from './report-button.tsx';

const dialog = page.getByRole('dialog', { name: 'Something is wrong?' });
const text = dialog.getByRole('textbox', { name: 'The report' });
const way = page.getByRole('button', { name: 'Something is wrong?' });

const textShown = () => (text.element() as HTMLTextAreaElement).value;

const open = async (around: Surroundings = {}, screenError?: { readonly error: unknown }) => {
  const opened = await renderWithApp(<ReportButton screenError={screenError} />, around);
  await way.click();
  await expect.element(text).toBeVisible();
  return opened;
};

describe('a report (product.md, Report: shown)', () => {
  it('is shown before anything is copied, in a field that cannot be changed', async () => {
    const copy = vi.fn(async () => undefined);
    await open({ browser: { copy } });
    expect(textShown()).toMatch(/^Matinee 1\.2\.3, demo\nTime: /);
    await expect.element(text).toHaveAttribute('readonly');
    await expect.element(dialog.getByText(/it is sent to nobody/)).toBeVisible();
    expect(copy).not.toHaveBeenCalled();
  });

  it('names the kind of the error of its screen, and nothing of its text', async () => {
    const username = 'Ada Lovelace';
    await open({ library: { ...EMPTY_LIBRARY, username } }, { error: new RangeError(`Low Tide of ${username}`) });
    expect(textShown()).toContain('This screen: RangeError');
    expect(textShown()).not.toContain('Low Tide');
    expect(textShown()).not.toContain('Ada');
  });

  it('is copied as it is shown, and that is said', async () => {
    const copy = vi.fn(async () => undefined);
    await open({ browser: { copy } });
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect.element(dialog.getByRole('status').last()).toHaveTextContent('The report is copied.');
    expect(copy).toHaveBeenCalledExactlyOnceWith(textShown());
  });

  it('is selected where the browser lets nothing be copied, and that is said', async () => {
    await open({ browser: { copy: () => Promise.reject(new Error('refused')) } });
    await dialog.getByRole('button', { name: 'Copy' }).click();
    const said = 'Your browser does not let us copy it. Here it is, selected.';
    await expect.element(dialog.getByRole('status').last()).toHaveTextContent(said);
    await expect.element(text).toHaveFocus();
    const { selectionStart, selectionEnd, value } = text.element() as HTMLTextAreaElement;
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  });

  it('is opened and closed by keyboard, and gives the focus back', async () => {
    await renderWithApp(<ReportButton />);
    (way.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(way).toHaveFocus();
  });

  it('says so where its code does not come, and can be asked for again', async () => {
    const { app } = await renderWithApp(<ReportButton />);
    const refused = vi.spyOn(app.library, 'open').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await way.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The report could not be made.');
    await dialog.getByRole('button', { name: 'Done' }).click();
    refused.mockRestore();
    await way.click();
    await expect.element(text).toBeVisible();
  });
});
