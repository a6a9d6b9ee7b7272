import sharp from 'sharp';
import { expect, test } from '../shared/fixtures.ts';

test('the page tells other services how to show a link to it', async ({ page, request }) => {
  await page.goto('/');
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await meta('og:title')).toBe('Matinee');
  expect(await meta('og:description')).toBe(
    await page.locator('meta[name="description"]').first().getAttribute('content'),
  );
  const picture = await request.get((await meta('og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const { width, height } = await sharp(await picture.body()).metadata();
  expect([width, height].map(String)).toEqual([await meta('og:image:width'), await meta('og:image:height')]);
});

test('the list of licences names what is shipped, and has the licences of both fonts', async ({ page, request }) => {
  await page.goto('/about');
  const href = await page.getByRole('link', { name: 'The list of licences' }).getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  for (const name of ['react-dom', 'inversify', 'rxjs', 'valibot'])
    expect(text).toMatch(new RegExp(`^## ${name} - `, 'm'));
  expect(text).toContain('Copyright (c) 2026 The Matinee contributors');
  for (const font of ['besley', 'archivo']) {
    expect(text).toMatch(new RegExp(`^## @fontsource-variable/${font} [^]*?SIL OPEN FONT LICENSE Version 1\\.1`, 'm'));
  }
});

test('crawlers may read everything but searches', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /search\n');
});
