import type { Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';
import { pressAction } from '../browser/shared/press-action.ts';
import { test as base, KEY } from './fixtures.ts';
import { createProfile, type Profile } from './profile.ts';

const MOVIES = [1001, 1002, 1003, 1004].map((id) => ({
  id,
  media_type: 'movie',
  title: `M${id}`,
  poster_path: `/c-${id - 1000}.svg`,
}));
const BUNDLE = {
  username: 'Ada',
  collections: ['First', 'Second', 'Third'].map((name, at) => ({
    id: `${at + 11}`,
    name,
    description: '',
    movies: MOVIES,
  })),
};

interface Shown {
  readonly names: readonly string[];
  readonly pictures: number;
  readonly movies: readonly string[];
}

const test = base.extend<{ profile: Profile }>({
  profile: async ({ baseURL }, provide) => {
    const profile = await createProfile(baseURL);
    const { page, close } = await profile.start();
    // A file of the site, so that the page that is open is not the app.
    await page.goto('/robots.txt');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(BUNDLE)] as const);
    await close();
    await provide(profile);
    await profile.remove();
  },
});

const open = async (page: Page): Promise<void> => {
  await page.goto('/collections?open=11');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(MOVIES.length);
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const ACTS: readonly (readonly [
  what: string,
  toast: string,
  act: (page: Page) => Promise<void>,
  shown: Partial<Shown>,
])[] = [
  [
    'renamed',
    'Collection changed',
    async (page) => {
      await pressAction(page.getByRole('dialog'), 'Rename');
      await page.getByLabel('Collection Name').fill('Noir');
      await press(page, 'Save');
    },
    { names: ['Noir', 'Second', 'Third'] },
  ],
  [
    'given a cover',
    'Cover changed',
    async (page) => {
      await pressAction(page.getByRole('dialog'), 'Cover');
      await press(page, 'M1003');
    },
    { pictures: 1 },
  ],
  [
    'arranged',
    'Moved to place 1 of 4',
    async (page) => {
      await pressAction(page.getByRole('dialog'), 'Arrange');
      await press(page, 'More: M1004');
      await press(page, 'To the top');
    },
    { movies: ['M1004', 'M1001', 'M1002', 'M1003'] },
  ],
  [
    'moved',
    'Moved to place 1 of 3',
    async (page) => {
      await page.keyboard.press('Escape');
      await pressAction(page.getByRole('main'), 'Arrange');
      await press(page, 'More: Third');
      await press(page, 'To the top');
    },
    { names: ['Third', 'First', 'Second'] },
  ],
  [
    'deleted',
    'Collection deleted',
    (page) => pressAction(page.getByRole('dialog'), 'Delete'),
    { names: ['Second', 'Third'] },
  ],
];

const wall = (page: Page) => page.getByRole('list', { name: 'My Collections' });

const expectShown = async (page: Page, { names, pictures, movies }: Partial<Shown>): Promise<void> => {
  await page.goto('/collections');
  if (names) await expect(wall(page).getByRole('heading')).toHaveText([...names]);
  if (pictures) await expect(wall(page).getByRole('listitem').first().locator('img')).toHaveCount(pictures);
  if (!movies) return;
  await page.goto('/collections?open=11');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText([...movies]);
};

test.describe('a collection that is', () => {
  test.slow();
  for (const [what, toast, act, shown] of ACTS) {
    test(`${what} is so after the browser is killed at the toast`, async ({ profile }) => {
      const { page, kill } = await profile.start();
      await open(page);
      await act(page);
      await expect(page.getByText(toast)).toBeVisible();
      await kill();
      const next = await profile.start();
      await expectShown(next.page, shown);
      await next.close();
    });
  }
});
