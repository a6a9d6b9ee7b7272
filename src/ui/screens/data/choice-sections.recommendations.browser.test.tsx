import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

it('recommendations are wanted until the visitor turns them off (product.md, For you: off)', async () => {
  const { app } = await openData();
  const toggle = page.getByRole('button', { name: 'Recommend titles' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(libraryOf(app).preferences.wantsRecommendations).toBe(false);
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
});
