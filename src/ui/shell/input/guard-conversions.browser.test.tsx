import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { MoreMenu } from '../../components/form/more-menu.tsx';

function OneDialog() {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    isOpen && (
      <Dialog onClose={() => setOpen(false)} title="Your note">
        <textarea aria-label="Note" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </Dialog>
    )
  );
}

const dialog = page.getByRole('dialog', { name: 'Your note' });
const note = page.getByRole('textbox', { name: 'Note' });
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** A key as browsers tell of it that is not the visitor's, with the number that input methods have. */
const tell = (key: string, how: KeyboardEventInit, type = 'keydown') =>
  document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...how }));

/** The number that browsers give a key; a type says that nobody is to use it. */
const numbered = (keyCode: number): KeyboardEventInit => {
  const how = { keyCode };
  return how;
};

const heard = vi.fn<(event: Event) => void>();
beforeEach(() => document.addEventListener('keydown', heard, true));
afterEach(() => {
  document.removeEventListener('keydown', heard, true);
  heard.mockClear();
});

describe('a key of a conversion (product.md, Input: conversions)', () => {
  it('closes no dialog while text is composed, and leaves what is composed', async () => {
    await renderWithApp(<OneDialog />);
    await note.click();
    await compose('なつ');
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Escape', windowsVirtualKeyCode: 229 });
    await expect.element(dialog).toBeVisible();
    await expect.element(note).toHaveValue('なつ');

    await cdp().send('Input.insertText', { text: '夏' });
    await expect.element(note).toHaveValue('夏');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it.each([
    ['as most browsers tell of it', { isComposing: true, ...numbered(229) }],
    ['as one without the number tells of it', { isComposing: true }],
    ['as Safari tells of it, after the conversion has ended', { isComposing: false, ...numbered(229) }],
  ])('is heard by nothing in the page, %s', async (_, how) => {
    await renderWithApp(<OneDialog />);
    await note.click();
    for (const key of ['Escape', 'Enter', 'ArrowLeft', 'End', ' ', '/', 'F8', 'Process']) {
      tell(key, how);
      tell(key, how, 'keyup');
    }
    expect(heard).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });

  it('empties no field', async () => {
    await renderWithApp(<input type="search" aria-label="Search" defaultValue="夏" />);
    await page.getByLabelText('Search').click();
    tell('Escape', numbered(229));
    await expect.element(page.getByLabelText('Search')).toHaveValue('夏');
  });

  it('closes no menu', async () => {
    await renderWithApp(
      <MoreMenu>
        <input aria-label="Name" />
      </MoreMenu>,
    );
    const more = page.getByRole('button', { name: 'More' });
    await more.click();
    (page.getByLabelText('Name').element() as HTMLElement).focus();
    tell('Escape', numbered(229));
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    tell('Escape', numbered(27));
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });
});
