import { expect, it } from 'vitest';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { SkeletonRow } from './skeleton-row.tsx';

it.each([
  ['six', undefined, 6],
  ['as many as asked for', 3, 3],
])(
  'is %s placeholder cards, each 230 px wide and 320 px tall (product.md, Frame: skeleton row)',
  async (_, count, shown) => {
    const { screen } = await renderWithApp(<SkeletonRow {...(count && { count })} />);
    const sizes = [...screen.container.querySelectorAll('[aria-hidden] > span')].map((card) =>
      card.getBoundingClientRect(),
    );
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: shown }, () => [230, 320]));
  },
);
