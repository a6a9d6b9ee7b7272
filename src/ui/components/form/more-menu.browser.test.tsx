import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Button } from './button.tsx';
import { MoreMenu } from './more-menu.tsx';

function Rename() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      {isOpen && (
        <Dialog title="Name" onClose={() => setOpen(false)}>
          <input aria-label="New name" />
        </Dialog>
      )}
    </>
  );
}

/** In a line that contains what is fixed in it. */
const open = () =>
  renderWithApp(
    <div style={{ contain: 'layout', width: '24rem', maxWidth: '100%', display: 'grid', justifyItems: 'end' }}>
      <MoreMenu label="More: Noir">
        <Rename />
        <Button disabled>Cover</Button>
        <Button>Delete</Button>
      </MoreMenu>
    </div>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

// product.md, Lists: more.
describe("a menu behind '…'", () => {
  beforeEach(() => page.viewport(1280, 900));

  it('has nothing in the page before it is opened', async () => {
    await open();
    expect(document.body.textContent).not.toContain('Delete');
  });

  it('is opened and gone through by arrow keys, and Escape gives the focus back', async () => {
    await open();
    (button('More: Noir').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Rename')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Rename')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(button('Delete')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More: Noir')).toHaveFocus();
    await expect.element(button('Delete')).not.toBeInTheDocument();
  });

  it('keeps the dialog of what was chosen in it, which has its arrow keys and gives the focus back', async () => {
    await open();
    await button('More: Noir').click();
    await button('Rename').click();
    const field = page.getByRole('textbox', { name: 'New name' });
    await field.fill('Night');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}s');
    await expect.element(field).toHaveValue('Nights');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More: Noir')).toHaveFocus();
  });

  it('is a sheet at the end of the window on a phone, whatever line it is in', async () => {
    await page.viewport(390, 844);
    await open();
    await button('More: Noir').click();
    const { left, right } = document.querySelector('[data-more] > div')!.getBoundingClientRect();
    expect([left, right]).toEqual([0, 390]);
    await button('Delete').click();
    await expect.element(button('More: Noir')).toHaveFocus();
  });
});
