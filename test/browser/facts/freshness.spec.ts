import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { restored } from '../shared/toasts.ts';

const OLD = { id: 1004, media_type: 'movie', title: 'Title of long ago', addedAt: '2026-01-01T00:00:00.000Z' };

test('what is kept of a title of the demo catalogue follows it, and is there at the next visit (product.md, Freshness: follows)', async ({
  page,
  kept,
}) => {
  await page.clock.install();
  await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', favorites: [OLD] }) });
  await page.goto('/favorites');
  await restored(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(OLD.title);
  await page.clock.runFor(20_000);
  await expect(heading).not.toHaveText(OLD.title);
  const name = await heading.innerText();
  await page.clock.runFor(2_000);
  await page.goto('/movie/1004');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/favorites');
  await expect(heading).toHaveText(name);
});
