import { builtSite } from '../shared/built-site.ts';
import { expect, test } from '../shared/fixtures.ts';

test('a site on TMDB has nothing of the gallery (product.md, QA: gallery)', async ({ request }) => {
  const page = await (await request.get('/')).text();
  for (const path of ['/gallery', '/gallery.html']) expect(await (await request.get(path)).text()).toBe(page);
  const files = await builtSite(request);
  expect(files.size).toBeGreaterThan(20);
  expect([...files].filter(([, text]) => /gallery/i.test(text)).map(([path]) => path)).toEqual([]);
});
