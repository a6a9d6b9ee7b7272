import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { pressAction } from '../shared/press-action.ts';

test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has no forced colours of its own in a test.');

/** The colours of the device, as they are now. */
const deviceColours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colourOf = (name: string) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    };
    const colours = { selected: colourOf('Highlight'), text: colourOf('ButtonText'), page: colourOf('Canvas') };
    probe.remove();
    return colours;
  });

const groundOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
const iconOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);

/** Each press changes how the button looks, beyond its shade. */
/** @param off what takes the press back, where the button itself opens a menu */
const expectPressSeen = async (page: Page, button: Locator, off?: Locator) => {
  const { selected } = await deviceColours(page);
  for (let press = 0; press < 2; press += 1) {
    const isPressed = (await button.getAttribute('aria-pressed')) === 'true';
    await expect.poll(async () => (await groundOf(button)) === selected).toBe(isPressed);
    await button.click();
    if (isPressed) await off?.click();
    await expect(button).toHaveAttribute('aria-pressed', String(!isPressed));
  }
};

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`with forced colours, ${colorScheme} (product.md, Frame: pressed)`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('what is pressed looks pressed in listings', async ({ page }) => {
      await page.goto('/movie');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Filters' }).click();
      for (const name of ['Hide seen', 'Hide listed']) await expectPressSeen(page, page.getByRole('button', { name }));
      await page.keyboard.press('Escape');
      const list = page.getByRole('button', { name: 'List view' });
      const ground = await groundOf(list);
      await list.click();
      await expect.poll(() => groundOf(list)).not.toBe(ground);
    });

    test('dots and words of a year are of the device, and told from what they are on (product.md, Your year: charts)', async ({
      page,
    }) => {
      await page.goto('/year/2026?library=a-year&now=2026-11-28T12:00Z');
      const chart = page.getByRole('img', { name: /^Films by month: / });
      await expect(chart).toBeVisible();
      const { page: ground } = await deviceColours(page);
      const drawn = await chart.evaluate((svg) =>
        [...svg.querySelectorAll('path, text')].map((each) => {
          const { fill, stroke } = getComputedStyle(each);
          return each.tagName === 'path' ? stroke : fill;
        }),
      );
      expect(drawn.length).toBeGreaterThan(12);
      expect(new Set(drawn).size).toBe(1);
      expect(drawn).not.toContain(ground);
    });

    test('what is pressed looks pressed on a title, and stars are told from rated ones', async ({ page }) => {
      await page.goto('/movie/1001');
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      for (const name of ['Watchlist', 'Favorite', 'Not interested']) await expectPressSeen(page, button(name));
      await expectPressSeen(page, button('Seen'), button('Not seen'));
      const shapes = () =>
        page
          .getByRole('radio')
          .evaluateAll((all) => all.map((each) => getComputedStyle(each.parentElement ?? each, '::before').clipPath));
      const unrated = await shapes();
      expect(new Set(unrated).size).toBe(1);
      await page.getByRole('radio', { name: '4 of 10', exact: true }).check({ force: true });
      await page.mouse.move(0, 0);
      await expect.poll(async () => new Set((await shapes()).slice(0, 4)).has(unrated[0] ?? '')).toBe(false);
      expect((await shapes()).slice(4)).toEqual(unrated.slice(4));
    });

    test('an episode that is ticked has the colours of a selection on its box alone', async ({ page }) => {
      await page.goto('/tv/1303/season/2?library=following');
      const tick = page.getByRole('main').getByRole('listitem').getByRole('button', { pressed: true }).first();
      await expect(tick).toBeVisible();
      const { selected } = await deviceColours(page);
      expect(await groundOf(tick)).toBe('rgba(0, 0, 0, 0)');
      expect(await tick.evaluate((own) => getComputedStyle(own, '::before').backgroundColor)).toBe(selected);
    });

    test('a title that is selected has a frame and a tick, and its name stays readable', async ({ page, kept }) => {
      await keepTitles(kept, page, 3);
      for (const path of [
        '/watchlist',
        '/watchlist?view=list',
        '/seen?library=lived-in',
        '/favorites?library=lived-in',
      ]) {
        await page.goto(path);
        await pressAction(page.getByRole('main'), 'Select');
        const box = page.getByRole('checkbox', { name: /^Select / }).first();
        await box.check({ force: true });
        const { selected } = await deviceColours(page);
        const look = await box.evaluate((element) => {
          const { backgroundColor } = getComputedStyle(element);
          const { outlineColor, outlineStyle } = getComputedStyle(element.nextElementSibling!);
          return {
            backgroundColor,
            outlineColor,
            outlineStyle,
            tick: getComputedStyle(element, '::before').backgroundColor,
          };
        });
        expect(look, path).toEqual({
          backgroundColor: 'rgba(0, 0, 0, 0)',
          outlineColor: selected,
          outlineStyle: 'solid',
          tick: selected,
        });
      }
    });

    test('only a collection that holds the title is ticked, and its box looks pressed', async ({ page }) => {
      await page.goto('/movie/1001');
      await page.getByRole('button', { name: 'Collection', exact: true }).click();
      const choice = page.getByRole('dialog').getByRole('checkbox').first();
      const box = choice.locator('> :last-child');
      const { selected } = await deviceColours(page);
      const look = () =>
        box.evaluate((element) => [
          getComputedStyle(element).backgroundColor,
          getComputedStyle(element.firstElementChild ?? element).visibility,
        ]);
      const [ground, tick] = await look();
      expect(ground).not.toBe(selected);
      expect(tick).toBe('hidden');
      await choice.click();
      await expect.poll(look).toEqual([selected, 'visible']);
    });

    test('what parts the lines of a list, and a dialog’s foot from what scrolls above it, is drawn', async ({
      page,
    }) => {
      const edgeOf = (part: Locator) => part.evaluate((own) => getComputedStyle(own).borderTopStyle);
      for (const path of [
        '/tv/1303/season/2?library=following',
        '/watchlist?view=list&library=lived-in',
        '/movie?view=list',
      ]) {
        await page.goto(path);
        const line = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') })
          .nth(1);
        await expect(line).toBeVisible();
        expect(await edgeOf(line), path).toBe('dotted');
      }
      await page.goto('/movie');
      await page.getByRole('button', { name: 'Filters' }).click();
      const dialog = page.getByRole('dialog', { name: 'Filters' });
      expect(await edgeOf(dialog.getByRole('button', { name: /^Show / }).locator('..'))).toBe('dotted');
    });

    test('a genre that is with looks chosen, and one that is without does not', async ({ page }) => {
      await page.goto('/movie?with=18&not=35');
      await page.getByRole('button', { name: /^Filters/ }).click();
      const { selected } = await deviceColours(page);
      expect(await groundOf(page.getByRole('button', { name: 'Drama, with', exact: true }))).toBe(selected);
      expect(await groundOf(page.getByRole('button', { name: 'Comedy, without' }))).not.toBe(selected);
    });

    test('what is awaited has an outline', async ({ page }) => {
      await page.goto('/movie?scenario=slow');
      const placeholder = page
        .locator('main [aria-busy=true] span, main [aria-busy=true] div')
        .filter({ visible: true });
      await expect(placeholder.first()).toBeVisible();
      const edges = await placeholder.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopStyle));
      expect(edges).toContain('dotted');
    });

    test('each icon has the colour of the text around it', async ({ page }) => {
      for (const path of ['/', '/movie/1001', '/search?q=an', '/watchlist', '/about']) {
        await page.goto(path);
        await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
        await expect(page.getByRole('searchbox').first()).toBeVisible();
        const others = () =>
          page
            .locator('svg:visible')
            .evaluateAll((icons) =>
              icons
                .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
                .map((icon) => icon.parentElement?.outerHTML.slice(0, 120)),
            );
        await expect.poll(others, path).toEqual([]);
      }
    });

    test('a choice has its arrow, and where there is no picture an edge', async ({ page }) => {
      await page.goto('/search?q=an');
      const none = page.getByText('No image found').first().locator('..');
      await expect(none).toBeAttached();
      expect(await none.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
      await page.goto('/movie');
      const genre = page.getByLabel('Genre', { exact: true });
      expect(await genre.evaluate((element) => getComputedStyle(element).appearance)).not.toBe('none');
    });

    test('a toast has a ground of its own over what it covers', async ({ page, kept }) => {
      await keepTitles(kept, page, 3);
      await page.goto('/watchlist');
      const toast = page.getByRole('listitem').filter({ hasText: 'Your saved lists are back' });
      await expect(toast).toBeVisible();
      const { page: ground } = await deviceColours(page);
      const grounds = await toast.evaluate((item) =>
        [item, ...item.querySelectorAll('*')].map((element) => getComputedStyle(element).backgroundColor),
      );
      expect(grounds).toContain(ground);
    });

    test('icons on cards have the colour of the text on its ground', async ({ page, kept }) => {
      await keepTitles(kept, page, 3);
      await page.goto('/watchlist');
      const heart = page.getByRole('button', { name: 'Favorites: Title 1', exact: true });
      await expect(heart).toBeAttached();
      const { text, page: ground } = await deviceColours(page);
      expect(text).not.toBe(ground);
      await expect.poll(() => iconOf(heart)).toBe(text);
      expect(await groundOf(heart)).not.toBe('rgba(0, 0, 0, 0)');
      await heart.focus();
      await expectPressSeen(page, heart);
      await page.goto('/watchlist?view=list');
      await expect.poll(() => iconOf(heart)).toBe(text);
    });
  });
}
