import { page, type Locator } from 'vitest/browser';

/** Presses what is under 'More' in a place. */
export const pressMore = async (name: string, place: Pick<Locator, 'getByRole'> = page): Promise<void> => {
  await place.getByRole('button', { name: 'More', exact: true }).click();
  await place.getByRole('button', { name, exact: true }).click();
};
