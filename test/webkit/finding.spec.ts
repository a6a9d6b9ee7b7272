import { expect, test } from './fixtures.ts';
import { goTo, pathOf } from './steps.ts';

const CARD = 'main li:not([aria-hidden]) a';
const END = "You've seen all available movies";

test('home shows its banner and its rows, and loads more rows on the way down', async ({ webkit }) => {
  await webkit.find('main img');
  await webkit.run('document.documentElement.scrollTo(0, document.documentElement.scrollHeight / 2)');
  await webkit.until("return [...document.querySelectorAll('main h2')].length >= 6");
  await webkit.until(
    "return [...document.querySelectorAll('main li img')].filter((image) => image.naturalWidth > 0).length > 4",
  );
  expect(await webkit.run('return document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

test('the early script is told that the code has come, and fetches the fonts', async ({ webkit }) => {
  await webkit.until("return document.querySelectorAll('head > link[rel=preload][as=font]').length === 2");
});

test('a listing is filtered, sorted, read to its end, and is there again after a title', async ({ webkit, origin }) => {
  await goTo(webkit, '/movie', origin);
  for (const [label, option] of [
    ['Genre', 'Western'],
    ['Sort by', 'Highest rated'],
  ] as const) {
    await webkit.until(
      "return [...document.querySelectorAll('select option')].some((option) => option.textContent === arguments[0])",
      option,
    );
    const select = await webkit.find('select', label);
    await select.sendKeys(option);
  }
  await expect
    .poll(() => pathOf(webkit))
    .toMatch(/genre=37.*sort=vote_average\.desc|sort=vote_average\.desc.*genre=37/);
  await expect(async () => {
    await webkit.run('scrollTo(0, document.documentElement.scrollHeight)');
    expect(await webkit.run('return document.body.innerText.includes(arguments[0])', END)).toBe(true);
  }).toPass({ timeout: 30_000 });
  const left = await pathOf(webkit);
  await webkit.run('scrollTo(0, document.documentElement.scrollHeight / 3)');
  const scrollY = await webkit.run<number>('return scrollY');
  const card = await webkit.run<string>(
    `return [...document.querySelectorAll(arguments[0])].find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 120 && bottom < innerHeight - 80;
    })?.getAttribute('href') ?? document.querySelector(arguments[0]).getAttribute('href')`,
    CARD,
  );
  await (await webkit.find(`a[href="${card}"]`)).click();
  await expect.poll(() => pathOf(webkit)).toBe(card);
  await webkit.driver.navigate().back();
  await expect.poll(() => pathOf(webkit)).toBe(left);
  await expect.poll(() => webkit.run<number>('return scrollY')).toBeGreaterThan(scrollY - 400);
});

test('a title is read, and its trailer opened and closed', async ({ webkit, origin }) => {
  await goTo(webkit, '/movie/1001', origin);
  await webkit.find('h1');
  await webkit.find('h2', 'Cast');
  await webkit.click('button', 'Watch Now');
  await webkit.find('[role="dialog"] iframe');
  await webkit.press('ESCAPE');
  await webkit.gone('[role="dialog"] iframe');
  await webkit.until("return document.activeElement?.textContent.includes('Watch Now')");
});

test('a search finds titles and people as it is typed', async ({ webkit, size }) => {
  if (size.width < 768) await webkit.click('header button', 'Search');
  await webkit.click('input[type="search"]');
  await webkit.type('an');
  await webkit.find('[role="status"] bdi', 'an', { isWhole: true });
  await webkit.click('[role="tab"]', 'People');
  await webkit.click('[role="tabpanel"] li a');
  await expect.poll(() => pathOf(webkit)).toMatch(/^\/person\/\d+$/);
  await webkit.driver.navigate().back();
  await expect.poll(() => pathOf(webkit)).toMatch(/^\/search\?/);
});
