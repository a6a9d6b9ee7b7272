import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFirefox } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { dialogOf, expectStep, openerOf } from './import.ts';

const HEADER = 'Date,Name,Year,Letterboxd URI';
/** An export as Safari leaves it, which unpacks zips by itself. */
const FILES = {
  'watchlist.csv': `${HEADER}\n2024-01-02,Dust Parade,1968,https://boxd.it/a\n`,
  'watched.csv': `${HEADER}\n2024-01-02,Brass Lullaby,1957,https://boxd.it/b\n`,
  'likes/films.csv': `${HEADER}\n2024-01-02,Hotel Perihelion,2021,https://boxd.it/c\n`,
  '.DS_Store': 'no list',
};

test('a folder that is dropped is read as its zip would be (product.md, Import: folders)', async ({ page }, info) => {
  test.skip(isFirefox(page), 'Only Chromium lets a test drop a folder of the disk.');
  const folder = info.outputPath('letterboxd-export');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await page.goto('/watchlist');
  await openerOf(page).click();
  // Nobody drops anything before the dialog has drawn what it is for.
  await expect(dialogOf(page).getByRole('heading', { name: 'Choose your files' })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const found = dialogOf(page).getByRole('heading', { name: 'Letterboxd: 3 titles' });
  // The browser lets go only where the page has answered by then that it takes files: a visitor would drop them once more.
  await expect(async () => {
    for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: 640, y: 400, data });
    await expect(found).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectStep(page, 'Letterboxd: 3 titles');
  await expect(dialogOf(page).locator('dl').first()).toHaveText(
    /To your watchlist\s*1\s*To your favorites\s*1\s*Seen\s*1/,
  );
});
