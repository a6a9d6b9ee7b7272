import { builtSite } from '../shared/built-site.ts';
import { expect, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { withSources } from '../shared/with-sources.ts';

test('an error of the built code is told with the line of src that it comes from', async ({ page, kept, allow }) => {
  allow(/./);
  await keepTitles(kept, page, 1);
  await page.goto('/watchlist');
  const list = page.getByRole('list', { name: 'My Watchlist' });
  await expect(list.getByRole('listitem')).toBeVisible();
  const told = page.waitForEvent('pageerror');
  // The list reads where it is as the window is scrolled.
  await list.evaluate((element) => {
    element.getBoundingClientRect = () => undefined as unknown as DOMRect;
    dispatchEvent(new Event('scroll'));
  });
  const { stack = '' } = await told;
  expect(stack).toMatch(/assets\/[\w-]+\.js:\d+:\d+/);
  expect(withSources(stack)).toMatch(/[ (]src\/ui\/components\/list\/long-list\.tsx:\d+:\d+/);
});

test('no script names its map: what is shipped is what is tested', async ({ request }) => {
  const scripts = [...(await builtSite(request))].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter(([, text]) => text.includes('sourceMappingURL')).map(([path]) => path)).toEqual([]);
});
