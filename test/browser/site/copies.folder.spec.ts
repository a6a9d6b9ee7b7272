import type { Page } from '@playwright/test';
import { erase, openData } from '../data/data.ts';
import { actionOf } from '../marks/marks.ts';
import { expect, test as base } from '../shared/fixtures.ts';
import { siteOf } from '../shared/sites.ts';
import { saveFirstCard } from '../shared/storage.ts';
import { LONG, kept } from '../shared/worker.ts';
import { openFront, type Front } from './front.ts';

/** Two copies of the app on one origin: at its root and in a folder. A worker at the root has the folder in its reach. */
const COPIES = ['/', '/films/'] as const;

interface Origin {
  readonly front: Front;
  readonly origin: string;
}

const test = base.extend<Origin>({
  front: async ({ baseURL }, provide) => {
    const front = await openFront((path) =>
      path.startsWith('/films/') && baseURL ? new URL(baseURL).origin : siteOf('demo'),
    );
    await provide(front);
    front.close();
  },
  origin: async ({ front }, provide) => provide(`http://127.0.0.1:${front.port}`),
});

test.use({ serviceWorkers: 'allow', visitor: 'new' });

/**
 * All that an origin keeps under the names of one copy: the keys of entries and of each database's rows, and the addresses in
 * caches. Of pictures' keys the time of use changes.
 */
const keptUnder = (page: Page, base: string): Promise<readonly string[]> =>
  page.evaluate(async (folder) => {
    const isOwn = (name: string) => (folder === '/' ? !name.startsWith('/') : name.startsWith(folder));
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, refuse) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => refuse(request.error ?? new Error('No answer.')));
      });
    const rowsOf = async (name: string): Promise<readonly string[]> => {
      const database = await answerOf(indexedDB.open(name));
      const rows = [...database.objectStoreNames].map(async (store) => {
        const keys = await answerOf(database.transaction(store).objectStore(store).getAllKeys());
        return `${name} ${store}: ${JSON.stringify(keys)}`;
      });
      return Promise.all(rows).finally(() => database.close());
    };
    const databases = (await indexedDB.databases()).flatMap(({ name = '' }) => (isOwn(name) ? [name] : []));
    const caching = (await caches.keys()).filter(isOwn).map(async (name) => {
      const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
      return addresses.map((url) => `${name}: ${url}`);
    });
    return [
      ...Object.keys(localStorage).filter(isOwn),
      ...(await Promise.all(databases.map(rowsOf))).flat(),
      ...(await Promise.all(caching)).flat(),
    ].toSorted();
  }, base);

/**
 * What is written seconds later, when the page has nothing else to do: the log's checkpoint, after a change that is saved, and
 * an earlier version, after a load that finds something. Stillness does not tell that it is yet to come.
 */
const LATE = { checkpoint: /log checkpoints: \["/, version: /versions texts: \["/ };
const untilWritten = (page: Page, base: string, what: RegExp): Promise<void> =>
  expect.poll(async () => (await keptUnder(page, base)).some((each) => what.test(each)), LONG).toBe(true);

/** Has a name, a title on the watchlist, a seen one, and all files for use without a network. */
const use = async (page: Page, origin: string, base: string): Promise<string> => {
  const address = origin + base;
  await page.goto(address);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Matinee' });
  await welcome.getByLabel('Your name').pressSequentially('Ada');
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await expect(welcome).toBeHidden();
  const name = await saveFirstCard(page);
  await page.goto(`${address}movie/1001`);
  await actionOf(page, 'Seen').click();
  await expect(actionOf(page, 'Seen')).toHaveAttribute('aria-pressed', 'true');
  await kept(page);
  await untilWritten(page, base, LATE.checkpoint);
  await page.goto(`${address}watchlist`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await untilWritten(page, base, LATE.version);
  return name;
};

/** The same once nothing more is written. */
const settledUnder = async (page: Page, base: string): Promise<readonly string[]> => {
  let before: readonly string[] = [];
  const isSettled = async (): Promise<boolean> => {
    const now = await keptUnder(page, base);
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    return isSame;
  };
  await expect.poll(isSettled, { intervals: [3_000], timeout: 30_000 }).toBe(true);
  return before;
};

// product.md, Configuration: own names.
test.describe('of two copies of the app on one origin', () => {
  for (const [erased, other] of [COPIES, COPIES.toReversed()] as [string, string][]) {
    test(`erasing everything in ${erased} leaves all that ${other} keeps, which opens without a network`, async ({
      context,
      origin,
      front,
      allow,
    }) => {
      test.slow();
      allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|request elsewhere/);
      const [mine, theirs] = [await context.newPage(), await context.newPage()];
      // The folder first: it takes over what is kept under the root's names.
      const [inFolder, atRoot] = erased === '/' ? [theirs, mine] : [mine, theirs];
      await use(inFolder, origin, '/films/');
      const name = await use(atRoot, origin, '/');
      const before = await settledUnder(theirs, other);
      for (const each of [/matinee_user_data_/, /matinee-log/, /matinee-shell-.*assets/, /matinee-pictures/])
        expect(before.filter((what) => each.test(what))).not.toEqual([]);

      await mine.bringToFront();
      await mine.goto(origin + erased);
      await openData(mine);
      await erase(mine);
      await expect(mine.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible(LONG);
      expect(await keptUnder(theirs, other)).toEqual(before);
      const left = await keptUnder(mine, erased);
      expect(left.filter((what) => /user_data|movie|w(?:92|185|342|500)/.test(what))).toEqual([]);

      front.close();
      await theirs.goto(`${origin}${other}watchlist`);
      await expect(theirs.getByText('1 item saved to watch later')).toBeVisible(LONG);
      await expect(theirs.getByRole('heading', { name })).toBeVisible();
      await mine.goto(`${origin}${erased}about`);
      await expect(mine.getByRole('heading', { name: 'About Matinee' })).toBeVisible(LONG);
    });
  }
});
