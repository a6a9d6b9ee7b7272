import { boxOf } from '../shared/boxes.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';

test('the name of a video is not cut off on a phone (product.md, Trailer: other videos)', async ({ page }) => {
  await stubTrailers(page);
  for (const width of [360, 390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/movie/1001');
    await page.getByRole('button', { name: 'Watch Now' }).click();
    const video = page.getByRole('dialog').getByLabel('Video');
    await expect(video).toBeVisible();
    expect((await boxOf(video)).width, `${width} px`).toBeGreaterThanOrEqual(192);
  }
});

test('no dot ends a line of facts (product.md, Lists: item facts)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/watchlist?view=list&library=lived-in');
  const added = page.getByText(/^Added /).first();
  await expect(added).toBeVisible();
  const dots = await added.evaluate((fact) => {
    const facts = fact.parentElement ?? fact;
    const { left } = facts.getBoundingClientRect();
    return [...facts.children].map((each) => ({
      isFirst: Math.abs(each.getBoundingClientRect().left - left) < 1,
      before: getComputedStyle(each, '::before').content,
      at: Number.parseFloat(getComputedStyle(each, '::before').left),
      after: getComputedStyle(each, '::after').content,
      clip: getComputedStyle(facts).overflowX,
    }));
  });
  // The last is the first of a line of its own: its dot lies outside of what is seen.
  expect(dots.filter(({ isFirst }) => isFirst)).toHaveLength(2);
  for (const { before, at, after, clip } of dots) {
    expect([before, after]).toEqual(['"·"', 'none']);
    expect(at).toBeLessThan(0);
    expect(['clip', 'hidden']).toContain(clip);
  }
});

test('the way back to the top keeps clear of the wordmark (product.md, Frame: back to top)', async ({ page }) => {
  for (const width of [360, 390, 768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/movie');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 1_500));
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeVisible();
    const home = await boxOf(page.getByRole('link', { name: 'Matinee, home' }));
    const { x, width: room } = await boxOf(button);
    // The disc is 1.05rem around the middle of the button.
    expect(x + room / 2 - 1.05 * 16 - home.right, `${width} px`).toBeGreaterThanOrEqual(8);
  }
});
