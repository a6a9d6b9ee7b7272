import type { BrowserContext, Page } from '@playwright/test';
import { enter } from '../browser/shared/engine.ts';
import { OWN_KEY, test as base, expect } from '../browser/shared/fixtures.ts';
import { openCards, restored } from './cards.ts';

export const keyOf = (identifier: string): string => `matinee_user_data_${identifier}`;

/** Where the visitor's bundle is, where it is in localStorage. */
export const KEY = OWN_KEY;

const NAMED = { [KEY]: JSON.stringify({ username: 'Ada' }) };

type Entries = Readonly<Record<string, string>>;

/** As the browser tests' own, but what is in localStorage at the beginning is planted once, and not again in each tab. */
export const test = base.extend<{ planted: Entries }>({
  visitor: 'new',
  /** localStorage before the first visit; a visitor who has a name, so that no welcome dialog opens. */
  planted: [NAMED, { option: true }],
  storageState: async ({ baseURL, planted }, provide) => {
    const localStorage = Object.entries(planted).map(([name, value]) => ({ name, value }));
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
});

/** A new visitor says who they are. */
export const sayName = async (page: Page): Promise<void> => {
  const welcome = page.getByRole('dialog', { name: 'Welcome to Matinee' });
  await enter(welcome.getByLabel('Your name'), 'Ada');
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await expect(welcome).toBeHidden();
};

/** Opens the cards, and waits until the lists are back. */
export const comeBack = async (page: Page): Promise<void> => {
  await openCards(page);
  await restored(page);
};

/** Another tab, at the cards. */
export const openTab = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await comeBack(page);
  return page;
};

/** An address of the site where the app does not run. */
const ELSEWHERE = '/icons/icon.svg';

/** Leaves the app for a place of the same origin, from where its storage can be seen and changed. */
export const leaveApp = async (page: Page): Promise<void> => {
  await page.goto(ELSEWHERE);
};

/** A tab of the same origin where the app does not run. */
export const openBeside = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await leaveApp(page);
  return page;
};
