import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { ProviderRating } from './provider-rating.tsx';

const ONE = aTitle({ id: 1, vote_average: 8.4 });
const OTHER = aTitle({ id: 2, vote_average: 3.2 });

const open = (mark: Mark | undefined, veilsRatings: boolean | undefined, look: 'badge' | 'text' = 'badge') =>
  renderWithApp(
    <p>
      <ProviderRating title={ONE} mark={mark} look={look} showNone />
      <ProviderRating title={OTHER} mark={undefined} look={look} showNone />
      <ProviderRating title={aTitle({ id: 3, vote_average: 0 })} mark={undefined} look={look} showNone />
    </p>,
    {
      library: {
        ...EMPTY_LIBRARY,
        preferences: { ...EMPTY_LIBRARY.preferences, ...(veilsRatings !== undefined && { veilsRatings }) },
      },
    },
  );
const boxes = page.getByRole('button', { name: 'Rating hidden', exact: true });

describe('a rating once seen (product.md, Ratings: once seen)', () => {
  it.each<[string, Mark | undefined, boolean | undefined, number]>([
    ['nothing was chosen', undefined, undefined, 0],
    ['all are shown', undefined, false, 0],
    ['neither title was seen', undefined, true, 2],
    ['one was seen on a day', { seenAt: '2026-01-01' }, true, 1],
    ['one was seen some time', { seenAt: null }, true, 1],
    ['one was rated alone', { rating: 8 }, true, 2],
    ['one is not wanted', { hiddenAt: '2026-01-01' }, true, 2],
  ])('where %s', async (_, mark, veilsRatings, count) => {
    const { screen } = await open(mark, veilsRatings);
    await expect.poll(() => boxes.elements()).toHaveLength(count);
    expect(screen.container.textContent.includes('8.4')).toBe(count < 2);
    expect(screen.container.textContent.includes('3.2')).toBe(count < 1);
    // That nobody voted says nothing of a title.
    expect(screen.container.textContent).toContain('N/A');
  });

  it.each(['badge', 'text'] as const)(
    'is a box as large as a %s, and one press shows that alone, which has the focus (product.md, Ratings: box)',
    async (look) => {
      const { screen } = await open(undefined, true, look);
      await expect.poll(() => boxes.elements()).toHaveLength(2);
      const [first] = boxes.elements();
      const before = first!.getBoundingClientRect();
      await userEvent.tab();
      expect(document.activeElement).toBe(first);
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement?.textContent).toBe('8.4');
      const after = document.activeElement?.getBoundingClientRect();
      expect(Math.abs((after?.width ?? 0) - before.width)).toBeLessThan(1);
      expect(boxes.elements()).toHaveLength(1);
      expect(screen.container.textContent).not.toContain('3.2');
    },
  );
});
