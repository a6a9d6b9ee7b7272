import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Button } from '../form/button.tsx';
import { Toaster } from './toaster.tsx';

const MESSAGE = 'S2 E4 marked as seen';
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
/** The controls of the dialog that the toast lies over. */
const covered = (): readonly (string | null)[] => {
  const toast = boxOf(document.querySelector('[data-place="toasts"] li')!);
  return [...document.querySelectorAll('[role="dialog"] :is(a, button, input, select, textarea)')]
    .filter((control) => {
      const { left, right, top, bottom } = boxOf(control);
      return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    })
    .map(({ textContent }) => textContent);
};

const open = async (lines: number, space: string) => {
  const { app, clock } = await renderWithApp(
    <>
      <Dialog onClose={() => undefined} title="Season 2" footer={<Button variant="primary">Done</Button>}>
        {Array.from({ length: lines }, (_, at) => (
          <p key={at} style={{ paddingBottom: space }}>
            <Button>{`Episode ${at + 1}`}</Button>
          </p>
        ))}
      </Dialog>
      <Toaster />
    </>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const action = { label: 'Undo', run: () => undefined };
  app.notifications.show({ type: 'success', message: MESSAGE, action, alternative: { ...action, label: 'Others' } });
  await expect.element(page.getByText(MESSAGE)).toBeVisible();
  // The dialog is in its place at the end of its animation.
  await clock.advance(0);
  return { app };
};

// product.md, Notifications: place.
describe.each([
  [390, 844],
  [1_440, 900],
  [844, 390],
] as const)('a toast over an open dialog, in a window of %i by %i px,', (width, height) => {
  beforeEach(async () => {
    await page.viewport(width, height);
    await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  });

  it('lies over none of the controls of a small one', async () => {
    await open(2, '0');
    await expect.poll(covered).toEqual([]);
  });

  it('lies between the controls of one that fills the window', async () => {
    await open(20, '9rem');
    await expect.poll(covered).toEqual([]);
  });

  it('stays where it is when what it lies between changes', async () => {
    await open(20, '9rem');
    await expect.poll(covered).toEqual([]);
    const top = () => boxOf(document.querySelector('[data-place="toasts"] li')!).top;
    const before = top();
    for (const line of document.querySelectorAll<HTMLElement>('[role="dialog"] p')) line.style.paddingBottom = '0';
    const button = document.querySelector('[role="dialog"] p button')!;
    button.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }));
    await nextFrames();
    expect(top()).toBe(before);
  });

  it('goes below the head of one that comes under it', async () => {
    await open(2, '0');
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]')!;
    const head = dialog.querySelector('[data-kept-free]')!;
    const toast = () => boxOf(document.querySelector('[data-place="toasts"] li')!);
    dialog.querySelector<HTMLElement>('p')!.style.paddingBottom = '100vh';
    await expect.poll(() => toast().top >= boxOf(head).bottom || toast().bottom <= boxOf(head).top).toBe(true);
  });

  it('leaves free its head and foot where there is no room between the controls', async () => {
    await open(40, '0');
    await expect.poll(() => covered().filter((name) => name === '' || name === 'Done')).toEqual([]);
  });
});
