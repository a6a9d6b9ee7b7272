import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { App } from '#application/app.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { openLayout } from '#fixtures/ui/open-layout.tsx';
import { testApp } from '#fixtures/ui/test-app.ts';

/** Widths with a phone's header, with a header of two lines, and with one of one line. */
const WIDTHS = [390, 800, 1_440] as const;
const MESSAGE = 'Your saved lists are back';
const toast = page.getByRole('status').filter({ hasText: MESSAGE });
const banner = page.getByRole('alert').filter({ hasText: 'API Connection Failed' });

let close = () => {};
const open = async (own: Partial<App> = {}, isGreeting = false) => {
  const opened = await openLayout({ app: own });
  close = opened.close;
  opened.app.notifications.show({ type: 'success', message: MESSAGE, ...(isGreeting && { isGreeting }) });
  await expect.element(toast).toBeVisible();
  return opened;
};
const scrollTo = async (top: number) => {
  window.scrollTo(0, top);
  await expect.poll(() => window.scrollY).toBe(top);
};
/** Makes a provider that fails every check. */
const outOfReach = (): Partial<App> => {
  const probe = { configured: true, address: 'test', probe: () => Promise.resolve(503) };
  const { health } = testApp({ catalog: stubCatalog(), clock: new VirtualClock(), probe });
  health.activate();
  health.check();
  return { health };
};

const isOnTop = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [middle, inset] = [(top + bottom) / 2, Math.min(4, (right - left) / 4)];
  return [left + inset, (left + right) / 2, right - inset].every(
    (x) => x < 0 || x > innerWidth || element.contains(document.elementFromPoint(x, middle)),
  );
};
/** The links, buttons and fields of a part of the page that are drawn and have something in front of them. */
const covered = (part: Element): readonly (string | null)[] =>
  [...part.querySelectorAll('a, button, input')]
    .filter((element) => element.checkVisibility() && !isOnTop(element))
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

beforeEach(() => window.scrollTo(0, 0));
afterEach(() => close());

// product.md, Notifications: place.
describe.each(WIDTHS)('a toast, in a window of %i px,', (width) => {
  beforeEach(() => page.viewport(width, 844));

  it.each([0, 1_000])('lies on nothing of the header, scrolled by %i px', async (top) => {
    await open();
    await scrollTo(top);
    await expect.poll(() => covered(page.getByRole('banner').element())).toEqual([]);
    const { theme } = document.documentElement.dataset;
    await page.getByRole('button', { name: /theme/i }).click({ timeout: 2_000 });
    await expect.poll(() => document.documentElement.dataset['theme']).not.toBe(theme);
    await page.getByRole('link', { name: 'Matinee, home' }).click({ timeout: 2_000 });
    await expect.element(toast).toBeVisible();
  });

  it('is at the top, in the middle, right under the header', async () => {
    await open();
    const { left, right, top } = toast.element().closest('ol')!.getBoundingClientRect();
    expect(right - left).toBeLessThanOrEqual(350);
    expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
    expect(Math.round(top - page.getByRole('banner').element().getBoundingClientRect().bottom)).toBe(8);
  });

  it('is below the heading where it greets, until that is scrolled away', async () => {
    await open({}, true);
    const heading = page.getByRole('heading', { level: 1 }).element();
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const list = toast.element().closest('ol')!;
    const lies = () =>
      boxOf(list).top < boxOf(heading).bottom && boxOf(list).left < boxOf(heading).right ? 'over' : 'beside or below';
    await expect.poll(lies).toBe('beside or below');
    await scrollTo(600);
    await expect.poll(() => boxOf(list).top - boxOf(page.getByRole('banner').element()).bottom).toBeCloseTo(8, 0);
  });

  it('lies on nothing of the status banner, as long as that is in view', async () => {
    await open(outOfReach());
    await expect.element(banner).toBeVisible();
    await expect.poll(() => covered(banner.element())).toEqual([]);
    expect(covered(page.getByRole('banner').element())).toEqual([]);
    await scrollTo(600);
    const list = toast.element().closest('ol');
    await expect.poll(() => list?.getBoundingClientRect().top).toBeLessThan(140);
    expect(covered(page.getByRole('banner').element())).toEqual([]);
  });

  it.each([
    ['Movie Enthusiast', 'navigation', 'Your lists'],
    ['Local Storage', 'region', 'Local Storage'],
  ] as const)('lies on nothing of the panel of %s', async (name, role, panelName) => {
    await open();
    await page.getByRole('button', { name }).click({ timeout: 2_000 });
    const panel = page.getByRole('banner').getByRole(role, { name: panelName });
    await expect.element(panel).toBeVisible();
    await expect.poll(() => covered(panel.element())).toEqual([]);
  });
});

it("lies on nothing of a phone's search box", async () => {
  await page.viewport(390, 844);
  await open();
  await page.getByRole('button', { name: 'Search', exact: true }).click({ timeout: 2_000 });
  await expect.poll(() => covered(page.getByRole('banner').element())).toEqual([]);
  await userEvent.keyboard('dune');
  await expect.element(page.getByRole('searchbox').first()).toHaveValue('dune');
});

it('stays where it is while it is pressed, though that closes the panel above it', async () => {
  await page.viewport(1_280, 844);
  const { app } = await open();
  let done = 0;
  app.notifications.show({
    type: 'success',
    message: 'Lists brought over',
    action: { label: 'Undo', run: () => (done += 1) },
  });
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await expect.element(page.getByRole('region', { name: 'Local Storage' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('region', { name: 'Local Storage' })).not.toBeInTheDocument();
  expect(done).toBe(1);
});
