import { expect, test } from '../shared/fixtures.ts';

test("a click on the banner's ticket opens its title, and one that opens tabs opens it in another", async ({
  page,
  context,
}) => {
  await page.goto('/');
  const slide = page.getByRole('region', { name: 'Trending this week' }).getByRole('group');
  const path = (await slide.getByRole('link', { name: 'More Info' }).getAttribute('href')) ?? '';
  const { x = 0, y = 0, width = 0, height = 0 } = (await slide.getByRole('heading').boundingBox()) ?? {};
  const middle = [x + width / 2, y + height / 2] as const;

  for (const open of [
    () => page.mouse.click(...middle, { button: 'middle' }),
    async () => {
      await page.keyboard.down('Control');
      await page.mouse.click(...middle);
      await page.keyboard.up('Control');
    },
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(tab).toHaveURL(path);
    await tab.close();
    await expect(page).toHaveURL('/');
  }
  await page.mouse.click(...middle);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
});
