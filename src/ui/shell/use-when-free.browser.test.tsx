import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useWhenFree } from './use-when-free.ts';

const dialog = page.getByRole('dialog', { name: 'Welcome' });
/** Longer than the interval between two checks. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 500));

function Unasked({ isWanted }: { readonly isWanted: boolean }) {
  return useWhenFree(isWanted) && <div role="dialog" aria-label="Welcome" />;
}
const show = (isWanted: boolean, isOther = false) => (
  <>
    <input aria-label="Search" />
    <textarea aria-label="Note" />
    <button type="button">Play</button>
    {isOther && <div role="dialog" aria-label="Trailer" />}
    <Unasked isWanted={isWanted} />
  </>
);
const press = (type: string, init: EventInit = { bubbles: true }) => document.body.dispatchEvent(new Event(type, init));
const touch = (type: string, touches: number) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: { length: touches } }));

afterEach(() => press('pointerup'));

describe('a dialog that the visitor did not ask for', () => {
  it('opens at once where the visitor is free, and closes when it is no longer wanted', async () => {
    const { rerender } = await render(show(true));
    await expect.element(dialog).toBeInTheDocument();
    await rerender(show(false));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('stays open while its own field is typed in', async () => {
    await render(show(true));
    await expect.element(dialog).toBeInTheDocument();
    await userEvent.click(page.getByLabelText('Search'));
    await aWhile();
    await expect.element(dialog).toBeInTheDocument();
  });

  it.each(['Search', 'Note'])('waits while the field %s is being typed in', async (name) => {
    const { rerender } = await render(show(false));
    await userEvent.type(page.getByLabelText(name), 'no');
    await rerender(show(true));
    await aWhile();
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Play' }));
    await expect.element(dialog).toBeInTheDocument();
  });

  it.each([
    ['a mouse', () => press('pointerdown'), () => press('pointerup')],
    [
      'a finger that scrolls',
      () => [press('pointerdown'), touch('touchstart', 1), press('pointercancel')],
      () => [touch('touchend', 0)],
    ],
  ])('waits while %s is pressed', async (_, hold, release) => {
    const { rerender } = await render(show(false));
    hold();
    await rerender(show(true));
    await aWhile();
    await expect.element(dialog).not.toBeInTheDocument();
    release();
    await expect.element(dialog).toBeInTheDocument();
  });

  it('waits while another dialog is open', async () => {
    const { rerender } = await render(show(true, true));
    await aWhile();
    await expect.element(dialog).not.toBeInTheDocument();
    await rerender(show(true));
    await expect.element(dialog).toBeInTheDocument();
  });
});
