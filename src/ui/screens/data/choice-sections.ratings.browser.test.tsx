import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

it('ratings are shown always until the visitor wants them once seen (product.md, Ratings: choice)', async () => {
  const { app } = await openData();
  const choice = page.getByLabelText('Show ratings');
  await expect.element(choice).toHaveDisplayValue('Always');
  await choice.selectOptions('Once seen');
  await expect.element(choice).toHaveDisplayValue('Once seen');
  expect(libraryOf(app).preferences.veilsRatings).toBe(true);
  await choice.selectOptions('Always');
  await expect.element(choice).toHaveDisplayValue('Always');
  expect(libraryOf(app).preferences.veilsRatings).toBe(false);
});
