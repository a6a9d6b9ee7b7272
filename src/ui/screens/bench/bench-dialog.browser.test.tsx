import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderBench } from '#fixtures/ui/render-bench.tsx';
import '#ui/styles/global.css';

const SLOW = { scenario: 'slow' };

const footerButton = page.getByRole('contentinfo').getByRole('button');
const dialog = page.getByRole('dialog', { name: 'QA bench' });
const check = (name: string) => dialog.getByRole('checkbox', { name });
const button = (name: string) => dialog.getByRole('button', { name });

beforeEach(() => page.viewport(390, 800));

describe('the switcher (product.md, QA: switcher)', () => {
  it('has every setting in its group, each value with what it does, as they are', async () => {
    await renderBench({ ...SLOW, library: 'empty' });
    await userEvent.click(footerButton);
    const catalogue = dialog.getByRole('group', { name: 'Catalogue' });
    await expect.element(catalogue.getByRole('group', { name: 'Scenario' })).toBeVisible();
    await expect.element(check('slow Every answer takes 3 seconds.')).toBeChecked();
    await expect.element(check('offline Nothing answers, as without a network.')).not.toBeChecked();
    await expect.element(catalogue.getByLabelText('Seed')).toHaveValue('');
    await expect
      .element(dialog.getByRole('group', { name: 'Visitor' }).getByLabelText('Library'))
      .toHaveDisplayValue('empty: Nothing in it.');
  });

  it('applies all that is chosen at once', async () => {
    const { choose } = await renderBench(SLOW);
    await userEvent.click(footerButton);
    await userEvent.click(check('offline'));
    await userEvent.selectOptions(dialog.getByLabelText('Library'), 'empty');
    await userEvent.fill(dialog.getByLabelText('Seed'), '12');
    await userEvent.click(button('Apply'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ scenario: 'slow+offline', library: 'empty', seed: '12' });
  });

  it('says what is wrong with a text, and waits', async () => {
    const { choose, copy } = await renderBench();
    await userEvent.click(footerButton);
    await userEvent.fill(dialog.getByLabelText('Seed'), 'x');
    await userEvent.click(button('Apply'));
    await expect.element(dialog.getByText('There is no seed “x”.')).toBeVisible();
    await userEvent.click(button('Copy this state'));
    expect([choose.mock.calls, copy.mock.calls]).toEqual([[], []]);
    await userEvent.fill(dialog.getByLabelText('Seed'), '7{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('has a field for each part of a setting, and says what is wrong with them', async () => {
    const { choose } = await renderBench({ choices: 'services:8+9001' });
    await userEvent.click(footerButton);
    const choices = dialog.getByRole('group', { name: 'Choices' });
    await expect.element(choices.getByRole('checkbox', { name: '9001 Lumen' })).toBeChecked();
    await expect.element(choices.getByRole('checkbox', { name: '8', exact: true })).toBeChecked();
    await userEvent.selectOptions(choices.getByLabelText('Theme'), 'light');
    await userEvent.click(choices.getByRole('checkbox', { name: '9001 Lumen' }));
    await userEvent.fill(choices.getByLabelText('Calendar'), 'x');
    await userEvent.click(button('Apply'));
    await expect.element(choices.getByRole('alert')).toHaveTextContent(/^There is no choices “services:8,theme:light/);
    expect(choose).not.toHaveBeenCalled();
    await userEvent.fill(choices.getByLabelText('Calendar'), '');
    await userEvent.click(button('Apply'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ choices: 'services:8,theme:light' });
  });

  it('takes the file of a library, chosen or dropped anywhere (product.md, QA: library file)', async () => {
    const { choose, takeFile } = await renderBench();
    await userEvent.click(footerButton);
    const file = new File(['{}'], 'lists.json');
    await userEvent.upload(dialog.getByLabelText('File to begin with'), file);
    await expect.element(dialog.getByText('lists.json: press Apply to begin with it.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Library', { exact: true })).toHaveDisplayValue('file: One of yours.');
    takeFile.mockResolvedValue('This is none.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'other.csv'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(dialog.getByRole('alert').filter({ hasText: 'This is none.' })).toBeVisible();
    expect(takeFile).toHaveBeenCalledTimes(2);
    await userEvent.click(button('Apply'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ library: 'file' });
  });

  it('copies the address of what is chosen, and says so (product.md, QA: copy)', async () => {
    const { copy, messages } = await renderBench(SLOW);
    await userEvent.click(footerButton);
    await userEvent.click(check('offline'));
    await userEvent.click(button('Copy this state'));
    const address = `https://matinee.example/?${new URLSearchParams({ scenario: 'slow+offline' })}`;
    expect(copy).toHaveBeenCalledExactlyOnceWith(address);
    await expect.poll(messages).toEqual(['Link copied to clipboard!']);
    copy.mockRejectedValue(new Error('refused'));
    await userEvent.click(button('Copy this state'));
    const shown = page.getByRole('dialog', { name: 'Copy the link by hand' });
    await expect.element(shown.getByRole('textbox')).toHaveValue(address);
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await expect.element(shown).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });

  it('is used with the keyboard alone, on targets of 44 px', async () => {
    const { choose } = await renderBench();
    await userEvent.tab();
    await expect.element(footerButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(check('slow')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    for (const target of dialog.element().querySelectorAll('label:has(input[type=checkbox]), select, input[type=text]'))
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ scenario: 'offline' });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(footerButton).toHaveFocus();
  });

  it('changes nothing when it is left by Escape', async () => {
    const { choose } = await renderBench(SLOW);
    await userEvent.click(footerButton);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
  });
});
