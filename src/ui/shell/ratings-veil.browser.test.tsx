import { expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { useRatingsVeil } from '../hooks/ratings-veil-context.ts';

function Said() {
  return <p>{useRatingsVeil() ? 'once seen' : 'always'}</p>;
}

it('what is chosen of ratings holds at once, and is remembered for the next visit, but not before it was chosen (product.md, Ratings: first)', async () => {
  const remembered: boolean[] = [];
  const ratingsMemory = {
    recall: () => remembered.at(-1),
    remember: (isVeiled: boolean) => void remembered.push(isVeiled),
  };
  const { screen, app } = await renderWithApp(<Said />, { library: EMPTY_LIBRARY, ratingsMemory });
  await expect.element(screen.getByText('always')).toBeVisible();
  const { setChoices } = await app.library.open('marks');
  setChoices.execute({ veilsRatings: true });
  await expect.element(screen.getByText('once seen')).toBeVisible();
  setChoices.execute({ veilsRatings: false });
  await expect.element(screen.getByText('always')).toBeVisible();
  expect(remembered).toEqual([true, false]);
});
