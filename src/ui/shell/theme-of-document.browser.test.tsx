import { expect, it } from 'vitest';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { ThemeOfDocument } from './theme-of-document.tsx';

it('gives the browser’s own frame the colour that the page has in the theme in use', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="" />');
  const { app } = await renderWithApp(<ThemeOfDocument />);
  const frame = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
  const page = () => getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
  const dark = frame();
  expect(dark).toBe(page());
  app.theme.toggle();
  await expect.poll(frame).not.toBe(dark);
  expect(frame()).toBe(page());
});
