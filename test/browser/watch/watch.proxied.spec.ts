import { expect, test } from '../shared/fixtures.ts';
import { comeNear } from './come-near.ts';

test.use({ locale: 'de-DE' });

test('where to watch comes through the site’s own host (product.md, Where to watch: link)', async ({ page }) => {
  await page.goto('/movie/1001');
  await comeNear(page);
  const section = page.getByRole('region', { name: 'Where to watch' });
  await expect(section.getByRole('button', { name: 'Germany, no services' })).toBeVisible();
  await expect(section.getByRole('list').getByRole('link').first()).toBeVisible();
  await expect(section.getByRole('link', { name: 'JustWatch' })).toBeVisible();

  // The services of a country, and the countries.
  await section.getByRole('button', { name: 'Germany, no services' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
});
