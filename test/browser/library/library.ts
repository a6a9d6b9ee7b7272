import type { BrowserContext, Page } from '@playwright/test';
import { enter } from '../shared/engine.ts';
import { expect } from '../shared/fixtures.ts';
import { restored } from '../shared/toasts.ts';

const settled = (page: Page) => expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();

/** A new visitor says who they are and saves from a card, from a title's page, from a list and into collections. */
export const settleIn = async (page: Page): Promise<{ fromCard: string; fromPage: string }> => {
  await page.goto('/');
  await settled(page);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Matinee' });
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await expect(welcome.getByText('Please enter your name')).toBeVisible();
  await enter(welcome.getByLabel('Your name'), 'Ada');
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: /Ada/ })).toBeVisible();

  const card = page.getByRole('list', { name: 'Trending Now' }).getByRole('listitem').nth(1);
  const fromCard = await card.getByRole('heading').innerText();
  await card.hover();
  await card.getByRole('button', { name: `Watchlist: ${fromCard}` }).click();
  await expect(page.getByText('Added to watchlist')).toBeVisible();
  await expect(card.getByRole('button', { name: `Watchlist: ${fromCard}` })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first().click();
  const watchNow = page.getByRole('button', { name: 'Watch Now' });
  await expect(watchNow).toBeVisible();
  const fromPage = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await page.getByRole('button', { name: 'Collection', exact: true }).click();
  const add = page.getByRole('dialog', { name: 'Add to collection' });
  await add.getByRole('checkbox', { name: /Weekend Favorites/ }).click();
  await expect(add.getByText('Already in this collection')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/collections');
  await restored(page);
  await page.getByRole('button', { name: 'Create Collection' }).first().click();
  const create = page.getByRole('dialog', { name: 'Create Collection' });
  await expect(create.getByRole('button', { name: 'Create Collection' })).toBeDisabled();
  await enter(create.getByLabel('Collection Name'), 'Rainy Sundays');
  await create.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByText('Collection created successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  return { fromCard, fromPage };
};

/** All of it is there in a new window of the same browser. */
export const expectAllBack = async (context: BrowserContext, saved: { fromCard: string; fromPage: string }) => {
  const page = await context.newPage();
  await page.goto('/watchlist');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await restored(page);
  await expect(page.getByRole('heading', { name: saved.fromCard })).toBeVisible();
  await expect(page.getByText('1 item saved to watch later')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Ada/ })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: saved.fromPage })).toBeVisible();
  await page.goto('/collections');
  await expect(page.getByRole('heading', { name: 'Rainy Sundays' })).toBeVisible();
  await page.getByRole('link', { name: 'Weekend Favorites' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: saved.fromPage })).toBeVisible();
  return page;
};
