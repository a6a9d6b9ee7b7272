import { of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Title, TitleKey } from '#domain/title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { outcomeOf } from '#fixtures/outcome-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { TitleRow } from './title-row.tsx';

const titles = Array.from({ length: 12 }, (_, id) => aTitle({ id, title: `Title ${id}` }));
const load$ = outcomeOf(of<readonly Title[]>(titles));
const row = (hidden: readonly TitleKey[]) =>
  renderWithApp(
    <TitleRow
      title="Trending Now"
      query={new LoadableQuery<readonly Title[]>({ load$, again$: load$ })}
      ranked
      hidden={new Set(hidden)}
    />,
  );
const keys = titles.map(({ id }): TitleKey => `movie:${id}`);
const items = () => page.getByRole('list', { name: 'Trending Now' }).getByRole('listitem');
const heightOf = (element: Element) => element.getBoundingClientRect().height;

beforeEach(() => page.viewport(1024, 700));

describe('a row of which titles are hidden (product.md, Hiding: rows)', () => {
  it('leaves them out, and the others keep their places in the ranking', async () => {
    await row(['movie:0', 'movie:2', 'movie:9']);
    await page.getByRole('list', { name: 'Trending Now' }).hover();
    await expect.poll(() => items().elements()).toHaveLength(9);
    await expect.element(items().first()).toHaveTextContent(/Title 1.*#2/);
    await expect.element(items().last()).toHaveTextContent(/Title 11.*#12/);
  });

  it('says so where nothing of it is left, and stays as high as it was', async () => {
    const { screen } = await row([]);
    await expect.element(items().first()).toBeVisible();
    const before = heightOf(screen.container);
    await screen.unmount();
    const { screen: without } = await row(keys);
    await expect.element(without.getByText('All of these are hidden.')).toBeVisible();
    expect(heightOf(without.container)).toBeCloseTo(before, 0);
  });
});
