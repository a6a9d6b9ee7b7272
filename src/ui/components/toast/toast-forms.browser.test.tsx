import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { App } from '#application/app.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Toaster } from './toaster.tsx';

const SHORT = 'Marked as seen';
const LONG =
  'More episodes of “Department of Lost Weather” are marked as seen than can be shared. They stay on this device; clear those that you have not seen.';
const act = (label: string) => ({ label, run: () => undefined });
type Form = Parameters<App['notifications']['show']>[0];

/** Each form of a toast, the longest labels that there are among them. */
const FORMS: readonly (readonly [string, Form])[] = [
  ['without an action', { type: 'success', message: SHORT }],
  ['a failure', { type: 'error', message: 'Network Issue: Check your internet connection' }],
  ['a long text without an action', { type: 'error', message: LONG }],
  ['with one action', { type: 'success', message: SHORT, action: act('Undo') }],
  ['a long text with one action', { type: 'blank', message: LONG, action: act('Bring it back') }],
  [
    'with two actions',
    { type: 'success', message: SHORT, action: act('Undo'), alternative: act('Remove from watchlist') },
  ],
  [
    'a long text with two actions',
    { type: 'success', message: LONG, action: act('Undo'), alternative: act('The one before as well') },
  ],
  [
    'whose second action is as long as a sentence',
    {
      type: 'success',
      message: 'S2 E5 marked as seen',
      action: act('Undo'),
      alternative: act('Mark the whole show as seen, with all of its specials and everything before'),
    },
  ],
  [
    'whose only action is as long as a sentence',
    { type: 'blank', message: SHORT, action: act('Bring all of it back to the list that it came from') },
  ],
];

const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
/** How many lines a text is set in. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

const show = async (form: Form) => {
  const { app } = await renderWithApp(<Toaster />);
  app.notifications.show(form);
  const text = page.getByText(form.message);
  await expect.element(text).toBeVisible();
  await expect.poll(() => text.element().closest('li')?.getAnimations().length).toBe(0);
  return { text: text.element(), toast: text.element().closest('li')!.getBoundingClientRect() };
};

afterEach(() => page.viewport(1_280, 800));

// product.md, Notifications: actions.
describe.each([1_440, 390, 320])('in a window of %i px a toast', (width) => {
  it.each(FORMS)('%s has its cross at the top right, and all of it in itself', async (_, form) => {
    await page.viewport(width, 844);
    const { toast, text } = await show(form);
    expect(toast.width).toBeLessThanOrEqual(350);
    const cross = boxOf('Dismiss');
    expect(toast.right - cross.right).toBeLessThanOrEqual(2);
    expect(cross.top - toast.top).toBeLessThanOrEqual(4);
    for (const { label } of [form.action, form.alternative].filter((each) => each !== undefined)) {
      const box = boxOf(label);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.right).toBeLessThanOrEqual(toast.right);
      expect(box.bottom).toBeLessThanOrEqual(toast.bottom);
    }
    const words = text.getBoundingClientRect();
    expect(words.right).toBeLessThanOrEqual(cross.left + 1);
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  });

  it.each(FORMS.filter(([, { alternative }]) => alternative))(
    '%s has the second on a line of its own, below text and first',
    async (_, form) => {
      await page.viewport(width, 844);
      const { text } = await show(form);
      const second = boxOf(form.alternative?.label ?? '');
      expect(second.top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
      expect(second.top).toBeGreaterThanOrEqual(boxOf(form.action?.label ?? '').bottom);
    },
  );
});

it.each(FORMS.filter(([, { message }]) => message === SHORT))('%s leaves a short text its line', async (_, form) => {
  await page.viewport(390, 844);
  expect(linesOf((await show(form)).text)).toBe(1);
});

it.each([
  ['48 px of one', {}, 48],
  ['at most 96 px with a second action', { alternative: act('Remove from watchlist') }, 96],
])('is as low as its lines: %s', async (_, more, most) => {
  const { toast } = await show({ type: 'success', message: SHORT, action: act('Undo'), ...more });
  expect(toast.height).toBeLessThanOrEqual(most);
});
