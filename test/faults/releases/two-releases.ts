import type { Browser, BrowserContext, Page } from '@playwright/test';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import type { Library } from '#domain/library/library.ts';
import { expect } from '../../browser/shared/fixtures.ts';
import { entryOf } from '../../browser/shared/storage.ts';
import { openCards, toggle } from '../cards.ts';
import { KEY, leaveApp } from '../fixtures.ts';
import { DIARY, type LoggedChange } from './changes.ts';
import { answerAddress, openRelease, type Release } from './open-release.ts';

/** A visit saves a second after its load where it has something to save. */
const LOADED_MS = 2_000;
/** Titles that the tabs save of their own accord. */
export const OTHER_TITLE = 'Kingdom of Moths';
export const TODAY_TITLE = 'Dust Parade';

/** Opens the cards. The name is there once the library is. */
export const openLists = async (page: Page): Promise<void> => {
  await openCards(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /Ada|Eve/ })).toBeVisible();
};

/** Tabs of two releases on one device. */
export interface Device {
  readonly context: BrowserContext;
  /** Of another release. */
  readonly other: Page;
  /** Of today's. */
  readonly today: Page;
  /** Of the same origin; the app does not run there. */
  readonly beside: Page;
}

/** A device of a visitor who has these lists, and a part that this release does not know. */
export const openBoth = async (browser: Browser, release: Release, library: Library): Promise<Device> => {
  const { origin } = release;
  const value = JSON.stringify({ ...library, diary: DIARY });
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: KEY, value }] }] },
  });
  await answerAddress(context);
  const other = await openRelease(context, release);
  await openLists(other);
  const today = await context.newPage();
  await openLists(today);
  const beside = await context.newPage();
  await leaveApp(beside);
  return { context, other, today, beside };
};

/** A tab saves a title of its own accord, and with it all that it has. */
export const saveTitle = async (page: Page, title: string): Promise<void> => {
  const saved = () => entryOf(page, KEY);
  const before = await saved();
  await toggle(page, `Favorites: ${title}`);
  await expect.poll(async () => (await saved()) !== before && (await saved())?.includes(title)).toBe(true);
};

/** What a visit has of the lists. */
export interface Kept {
  readonly library: Library;
  /** Of the titles that the tabs save of their own accord, those that are there. */
  readonly own: readonly string[];
  readonly diary: unknown;
}

/** What the next visit has. @param next a page that was not opened yet */
export const keptBy = async (next: Page): Promise<Kept | undefined> => {
  await openLists(next);
  await next.waitForTimeout(LOADED_MS);
  const bundle = decodeBundle((await entryOf(next, KEY)) ?? '');
  if (!bundle) return undefined;
  const { library, remainder } = bundle;
  const isOwn = ({ title }: { readonly title?: string }) => title === OTHER_TITLE || title === TODAY_TITLE;
  return {
    library: { ...library, favorites: library.favorites.filter((each) => !isOwn(each)) },
    own: [TODAY_TITLE, OTHER_TITLE].filter((own) => library.favorites.some(({ title }) => title === own)),
    diary: remainder.fields['diary'],
  };
};

/** So many cases go on at once: they wait most of the time. */
const AT_ONCE = 4;

/** What comes of each case, by its name. */
export const ofEach = async <Case extends { readonly name: string }, Result>(
  cases: readonly Case[],
  act: (item: Case) => Promise<Result>,
): Promise<Readonly<Record<string, Result>>> => {
  const left = [...cases];
  const results: Record<string, Result> = {};
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) results[item.name] = await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return results;
};

/** What is kept where nothing was lost, by the names of the changes. */
export const nothingLost = (changes: readonly LoggedChange[]): Readonly<Record<string, Kept>> =>
  Object.fromEntries(
    changes.map(({ name, after, diary }) => [name, { library: after, own: [TODAY_TITLE, OTHER_TITLE], diary }]),
  );
