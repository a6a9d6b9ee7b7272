import { expect, it } from 'vitest';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Spinner } from './spinner.tsx';

it('says that something is loading, unless it is given another text (product.md, Frame: spinner)', async () => {
  const { screen } = await renderWithApp(
    <>
      <Spinner />
      <Spinner text="Loading page..." />
    </>,
  );
  await expect.element(screen.getByText('Loading...', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Loading page...')).toBeVisible();
});

it('has four sizes, each larger than the one before (product.md, Frame: spinner)', async () => {
  const { screen } = await renderWithApp(
    (['sm', 'md', 'lg', 'xl'] as const).map((size) => <Spinner key={size} size={size} />),
  );
  const widths = [...screen.container.querySelectorAll('[data-size]')].map(
    (dial) => dial.getBoundingClientRect().width,
  );
  expect(widths).toHaveLength(4);
  expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
  expect(new Set(widths).size).toBe(4);
});

it('covers the whole screen where it is asked to, what is behind it blurred (product.md, Frame: spinner)', async () => {
  const { screen } = await renderWithApp(<Spinner fullScreen />);
  const loading = screen.getByRole('status').element();
  expect(loading.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  expect(getComputedStyle(loading).backdropFilter).toContain('blur');
});
