import { builtSite } from '../shared/built-site.ts';
import { expect, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { withSources } from '../shared/with-sources.ts';

test('an error of the built code is told with the line of src that it comes from', async ({ page, kept, allow }) => {
  allow(/./);
  await keepTitles(kept, page, 1);
  // The printed list listens to this query, and reads what changed.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    const broken = { addEventListener: (_type: string, listener: (event?: Event) => void) => setTimeout(listener) };
    window.matchMedia = (query) => (query === 'print' ? (broken as unknown as MediaQueryList) : real(query));
  });
  const told = page.waitForEvent('pageerror');
  await page.goto('/watchlist');
  const { stack = '' } = await told;
  expect(stack).toMatch(/assets\/[\w-]+\.js:\d+:\d+/);
  expect(withSources(stack)).toMatch(/\(src\/ui\/components\/list\/printed-list\.tsx:\d+:\d+/);
});

test('no script names its map: what is shipped is what is tested', async ({ request }) => {
  const scripts = [...(await builtSite(request))].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter(([, text]) => text.includes('sourceMappingURL')).map(([path]) => path)).toEqual([]);
});
