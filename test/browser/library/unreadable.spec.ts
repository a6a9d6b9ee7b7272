import { OWN_KEY, expect, test } from '../shared/fixtures.ts';

test('an unreadable entry is set aside under its own name and told, and a second one under another', async ({
  page,
  kept,
}) => {
  const emitted = (name: string) =>
    page.getByText(`Your saved lists could not be read. They are kept aside as ${name}.`, { exact: true });
  await kept.plant(page, { [OWN_KEY]: '{"watchlist":[{"id":5' });
  await page.goto('/watchlist');
  await expect(emitted(`${OWN_KEY}.unreadable`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  expect(await kept.textOf(page, OWN_KEY)).toBeNull();
  await kept.put(page, { [OWN_KEY]: 'null' });
  await page.reload();
  await expect(emitted(`${OWN_KEY}.unreadable.2`)).toBeVisible();
  expect(await kept.textOf(page, `${OWN_KEY}.unreadable`)).toBe('{"watchlist":[{"id":5');
  expect(await kept.textOf(page, `${OWN_KEY}.unreadable.2`)).toBe('null');
});

test('a bundle of 499 good titles and a bad one, with wrong types, unknown fields and prototype keys, loses nothing', async ({
  page,
  kept,
}) => {
  const good = Array.from({ length: 499 }, (_, at) => ({
    id: at + 1,
    title: `Kept ${at + 1}`,
    mood: 'odd',
    addedAt: '2026-11-01T10:00:00.000Z',
  }));
  const bad = { id: 'seven', title: 'Bad' };
  const watchlist = JSON.stringify([...good.slice(0, 200), bad, ...good.slice(200)]);
  const text = `{"watchlist":${watchlist},"favorites":"none","username":"Ada","future":{"a":1},"__proto__":{"isAdmin":true}}`;
  await kept.plant(page, { [OWN_KEY]: text });
  await page.goto('/watchlist');
  await expect(page.getByText('499 items saved to watch later')).toBeVisible();
  await page.getByRole('button', { name: 'Favorites: Kept 1', exact: true }).click();
  await expect.poll(() => kept.textOf(page, OWN_KEY)).toContain('"favorites":[{');
  const saved = (await kept.textOf(page, OWN_KEY)) ?? '';
  expect(JSON.parse(saved)).toMatchObject({
    watchlist: [...good, bad],
    future: { a: 1 },
    unreadable_favorites: 'none',
  });
  expect(saved).toContain('"__proto__":{"isAdmin":true}');
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
});
