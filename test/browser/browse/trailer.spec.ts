import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';

/** YouTube's player, as its protocol is: it answers who says that they listen. */
const playerThatSays = (message: object): string => `<!doctype html><title>Player</title><script>
  addEventListener('message', ({ data, source, origin }) => {
    if (JSON.parse(data).event === 'listening') source.postMessage(JSON.stringify(${JSON.stringify(message)}), origin);
  });
</script>`;

const answerPlayers = (page: Page, bodyOf: (url: URL) => string) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: bodyOf(new URL(route.request().url())) }),
  );

const PLAYS = playerThatSays({ event: 'infoDelivery', info: { playerState: 1 } });
const FORBIDS = playerThatSays({ event: 'onError', info: 150 });
const SILENT = /YouTube’s player has not answered/;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Trailer' });

/** A movie of the catalogue that has several videos. */
const TITLE = '/movie/1003';

const watchButton = (page: Page) => page.getByRole('button', { name: 'Watch Now' });

const openTitle = async (page: Page) => {
  await page.clock.install();
  await page.goto(TITLE);
  await expect(watchButton(page)).toBeVisible();
};

const play = async (page: Page) => {
  await watchButton(page).click();
  await expect(dialogOf(page).locator('iframe')).toBeVisible();
};

const watch = async (page: Page) => {
  await openTitle(page);
  await play(page);
};

test('a trailer that its owner forbids here says so, and another is chosen (product.md, Trailer: refused)', async ({
  page,
}) => {
  let asked = 0;
  await answerPlayers(page, () => ((asked += 1) === 1 ? FORBIDS : PLAYS));
  await watch(page);
  await expect(dialogOf(page).getByText(/^Its owner lets it be watched on YouTube only\./)).toBeVisible();
  await expect(dialogOf(page).getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  await dialogOf(page).getByLabel('Video').selectOption({ index: 1 });
  await expect(dialogOf(page).locator('iframe')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(dialogOf(page).getByText(/Its owner|has not answered/)).toHaveCount(0);
});

test(
  'a player that has not answered for 8 s is told of in words (product.md, Trailer: silent)',
  { tag: '@journey' },
  async ({ page }) => {
    await answerPlayers(page, () => '<!doctype html><title>Nothing</title>');
    await openTitle(page);
    // However slow this machine: the player's 8 s begin, and pass, only as is said here.
    await page.clock.pauseAt(Date.now() + 60_000);
    await play(page);
    await page.clock.fastForward(7_000);
    await expect(dialogOf(page).getByText(SILENT)).toHaveCount(0);
    await page.clock.fastForward(1_500);
    await expect(dialogOf(page).getByText(SILENT)).toBeVisible();
    await expect(dialogOf(page).getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  },
);

test('so is one that is blocked (product.md, Trailer: silent)', async ({ page, allow }) => {
  allow(/ERR_|NS_ERROR/);
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await watch(page);
  await page.clock.fastForward(8_500);
  await expect(dialogOf(page).getByText(SILENT)).toBeVisible();
});
