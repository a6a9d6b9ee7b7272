import { enter } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';

test.describe('addresses that lead nowhere', () => {
  test('are answered in words', async ({ page }) => {
    test.slow();
    for (const path of [
      '/nonsense',
      '/nonsense/5',
      '/movie/abc',
      '/movie/0',
      '/tv/1.5',
      '/movie/-3',
      '/tv/99999999999999999999',
      '/person/abc',
      '/franchise/abc',
      '/franchise/0',
      '/tv/1307/season/abc',
      '/tv/1307/season/02',
      '/tv/1307/season/77',
      '/tv/987654321/season/1',
      '/movie/987654321',
      '/person/987654321',
      '/franchise/987654321',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Content Not Found' }), path).toBeVisible();
      await expect(page.getByText('The requested content could not be found.'), path).toBeVisible();
    }
  });

  test('an address with too many parts ends on the error screen', async ({ page }) => {
    await page.goto('/a/b/c');
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await expect(page.getByText("We're sorry, but something unexpected happened.")).toBeVisible();
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByText('Matinee: Your Cinema Discovery Platform')).toBeVisible();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
  });
});

test('parameters that mean nothing leave the listing as it is', async ({ page }) => {
  for (const path of [
    '/movie?sort=nonsense',
    '/movie?genre=abc',
    '/movie?view=nonsense',
    '/movie?page=501',
    '/trending?sort=popularity.asc&genre=18',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first(), path).toBeVisible();
  }
});

test.describe('texts that nobody expects in a search', () => {
  const texts = [
    ['2,000 characters', 'x'.repeat(2_000)],
    ['emoji', '🎬👩‍👩‍👧‍👦'],
    ['right-to-left text', 'فيلم قديم جدا'],
    ['markup', '<script>alert(1)</script>'],
    ['a lone surrogate', 'half \uD83D'],
    ['percent signs', '100% %20 %'],
  ] as const;
  test('finds nothing, in words', async ({ page }) => {
    await page.goto('/search');
    for (const [name, text] of texts) {
      await enter(page.getByRole('searchbox'), text);
      await expect(page.getByRole('heading', { name: 'No Results Found' }), name).toBeVisible();
      await expect(page.getByText('Try adjusting your search terms or filters'), name).toBeVisible();
      await expect(page.getByText(/^No results found for "/), name).toBeVisible();
      expect(await overflowOf(page), name).toBeLessThanOrEqual(0);
      await page
        .getByRole('button', { name: 'Clear Search' })
        .or(page.getByRole('link', { name: 'Clear Search' }))
        .click();
      await expect(page.getByRole('heading', { name: 'Start Searching' }), name).toBeVisible();
    }
  });

  test('blanks ask for nothing', async ({ page }) => {
    await page.goto('/search?q=%20%20%20');
    await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
    await expect(page.getByText('Enter a movie, TV show, or person name to begin your search')).toBeVisible();
  });
});
