import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Credits } from '#domain/credits.ts';
import { credits, openDetail } from '#fixtures/ui/open-detail.tsx';

const button = (count: string) => page.getByRole('button', { name: `See all ${count}`, exact: true });
const dialog = page.getByRole('dialog', { name: 'Cast and crew' });
const open = (given: Partial<Credits> = {}) =>
  openDetail({ fetchCredits: () => Promise.resolve({ ...credits, ...given }) });
const castOf = (count: number): Credits['cast'] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Player ${index + 1}`,
    character: `Part ${index + 1}`,
    profile_path: '/p.svg',
  }));

beforeEach(() => page.viewport(1280, 900));

describe('the whole cast (product.md, Detail: whole cast)', () => {
  it('opens by keyboard, with everybody leading to their page, and closes again', async () => {
    await open();
    await expect.element(button('16')).toBeVisible();
    (button('16').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    const headings = dialog.getByRole('heading', { level: 3 });
    await expect
      .poll(() => headings.elements().map((each) => each.textContent))
      .toEqual(['Cast', 'Directing', 'Writing']);
    const lines = dialog
      .getByRole('listitem')
      .elements()
      .map((each) => [each.textContent, each.querySelector('a')?.getAttribute('href')]);
    expect(lines).toHaveLength(17);
    expect(lines[2]).toEqual(['Player 3Part 3', '/person/3']);
    expect(lines.slice(14)).toEqual([
      ['Ines OkaforDirector', '/person/90'],
      ['Paul StevinWriter', '/person/91'],
      ['Ines OkaforWriter', '/person/90'],
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('16')).toHaveFocus();
  });

  it('is closed by Back', async () => {
    const { router } = await open();
    await button('16').click();
    await expect.element(dialog).toBeVisible();
    await router.navigate(-1);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/movie/1');
  });

  it('has thousands, too', async () => {
    await open({ cast: castOf(5_000), crew: [] });
    await button('5,000').click();
    await expect.poll(() => dialog.getByRole('link').elements().length, { timeout: 10_000 }).toBe(5_000);
  });

  it('is offered where there is more than is shown', async () => {
    await open({ cast: castOf(12), crew: [] });
    await expect.element(page.getByRole('list', { name: 'Cast' }).getByText('Player 12')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^See all/ })).not.toBeInTheDocument();
  });

  it('is there where nobody has a photo', async () => {
    await open({ cast: castOf(2).map((member) => ({ ...member, profile_path: null })), crew: [] });
    await button('2').click();
    await expect.poll(() => dialog.getByRole('link').elements()).toHaveLength(2);
  });

  it('shows any name and part as text, and widens nothing', async () => {
    await page.viewport(390, 844);
    const long = `<script>x</script>${'ض'.repeat(200)}`;
    await open({ cast: [{ id: 1, name: long, character: long, profile_path: null }], crew: [] });
    await button('1').click();
    await expect.element(dialog.getByRole('link', { name: long })).toBeVisible();
    expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
  });

  it('moves nothing when it comes', async () => {
    let answer: (given: Credits) => void = () => undefined;
    const coming = new Promise<Credits>((resolve) => (answer = resolve));
    await openDetail({ fetchCredits: () => coming });
    const top = () => page.getByRole('list', { name: 'Cast' }).element().getBoundingClientRect().top;
    const heading = () => page.getByRole('heading', { name: 'Cast' }).element().getBoundingClientRect().top;
    const before = top() - heading();
    answer(credits);
    await expect.element(button('16')).toBeVisible();
    expect(top() - heading()).toBe(before);
  });
});
