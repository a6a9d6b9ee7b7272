import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** An action of a list: in a narrow window, some are under 'More'. */
export const pressAction = async (place: Locator, name: string) => {
  const more = place.getByRole('button', { name: 'More', exact: true });
  const action = place.getByRole('button', { name, exact: true }).first();
  await expect(more.or(action).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await action.click();
};
